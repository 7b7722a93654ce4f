import Testing
import ViperConfiguration
import ViperFacts
import ViperModel

@testable import ViperRules

/// Findings compared with what a baseline and policies accept.
@Suite struct BaselineMatchTests {
  private static let today = "2027-01-31"

  private func finding(_ component: String, rule: String = "retain-cycle", case name: String? = nil, line: Int = 1) -> Finding {
    Finding(
      rule: rule, case: name, severity: .error, message: "m",
      range: SourceRange(file: "A.swift", line: line, column: 1, endLine: line, endColumn: 2),
      module: nil, component: component, root: ".")
  }

  private func policies(_ acceptance: [(String, RulePolicy.Acceptance)]) -> Policies {
    Policies(
      acceptance.map { RulePolicy(rule: $0.0, acceptance: $0.1, file: "c.yml", line: 3) }, registry: .builtIn, today: Self.today)
  }

  private func match(_ findings: [Finding], _ baseline: Baseline, _ policies: Policies, isCovered: Bool = true) -> BaselineMatch {
    BaselineMatch(findings, baseline, policies, root: { $0 }, isCovered: { _ in isCovered })
  }

  private func updated(
    _ kind: BaselineUpdate.Kind, _ findings: [Finding], _ before: Baseline?, _ policies: Policies, isCovered: Bool = true
  ) -> (baseline: Baseline, update: BaselineUpdate) {
    let match = match(findings, before ?? Baseline(), policies, isCovered: isCovered)
    let update = BaselineUpdate(kind, findings, match, before: before, policies, root: { $0 })
    return (Baseline(update.entries), update)
  }

  /// Of what some findings were when there was no policy.
  private func baseline(_ findings: [Finding]) -> Baseline { updated(.grow, findings, nil, policies([])).baseline }

  private func accepted(_ findings: [Finding], _ baseline: Baseline, _ policies: Policies) -> [String] {
    match(findings, baseline, policies).applied(to: findings).filter { $0.disposition == .baselined }.map { $0.component! }
  }

  @Test func acceptsWhatIsThereAndNoMore() {
    let known = [finding("A"), finding("B"), finding("B", line: 2)]
    let more = known + [finding("C"), finding("B", line: 3)]
    #expect(accepted(known, baseline(known), policies([])) == ["A", "B", "B"])
    #expect(accepted(more, baseline(known), policies([])) == ["A", "B", "B"])
    #expect(match(more, baseline(known), policies([])).missing.count == 2)
  }

  @Test func whatIsSuppressedNeedsNoEntry() {
    var known = [finding("A")]
    let baseline = baseline(known)
    known[0].disposition = .suppressed
    #expect(match(known, baseline, policies([])).stale.count == 1)
    #expect(updated(.grow, known, nil, policies([])).update.entries.isEmpty)
  }

  @Test func whatMatchesNothingIsStaleWhereItsRootWasRead() {
    let baseline = baseline([finding("A"), finding("B")])
    #expect(match([finding("B")], baseline, policies([])).stale.map(\.entry.identity.component) == ["A"])
    let unread = match([finding("B")], baseline, policies([]), isCovered: false)
    #expect(unread.stale.isEmpty && unread.unknown.map(\.entry.identity.component) == ["A"])
    #expect(updated(.prune, [finding("B")], baseline, policies([]), isCovered: false).update.entries.count == 2)
  }

  @Test func strictRulesAreNeverAccepted() {
    let known = [finding("A"), finding("A", rule: "weak-owner")]
    let strict = policies([("*", .baseline), ("retain-*", .strict)])
    #expect(match(known, baseline(known), strict).applied(to: known).map(\.disposition) == [.new, .baselined])
    let stale = match(known, baseline(known), strict).staleFindings(in: "b", severity: .warning)
    #expect(stale.map(\.message) == ["'retain-cycle' of 'A' must not be accepted; fix it, and run 'viper-lint baseline prune'"])
    let update = updated(.grow, known, nil, strict).update
    #expect(update.entries.map(\.identity.rule) == ["weak-owner"])
    #expect(update.forbidden.map(\.rule) == ["retain-cycle"])
  }

  @Test func aCaseMayBeStrict() {
    let known = [
      finding("A", rule: "presenter-imports-uikit", case: "used"), finding("B", rule: "presenter-imports-uikit", case: "unused"),
    ]
    #expect(accepted(known, baseline(known), policies([("presenter-imports-uikit.used", .strict)])) == ["B"])
  }

  @Test func theLastPolicyThatFitsCounts() {
    let known = [finding("A")]
    #expect(accepted(known, baseline(known), policies([("retain-cycle", .strict), ("retain-*", .baseline)])) == ["A"])
  }

  @Test func aBudgetAcceptsSoMany() {
    let known = ["D", "B", "A", "C"].map { finding($0) }
    #expect(accepted(known, baseline(known), policies([("retain-cycle", .budget(2))])) == ["B", "A"])
    #expect(accepted(known, baseline([known[0], known[3]]), policies([("retain-cycle", .budget(2))])) == ["D", "C"])
    #expect(accepted(known, baseline(known), policies([("retain-cycle", .budget(0))])) == [])
  }

  @Test func whatIsAboveABudgetIsRemarkedOn() {
    let known = ["A", "B", "C"].map { finding($0) }
    func notes(_ budget: Int) -> [String] {
      match(known, baseline(known), policies([("retain-cycle", .budget(budget))])).surpluses(known).map(\.message)
    }
    #expect(notes(3) == [])
    #expect(
      notes(2) == ["1 entry of 'retain-cycle' is above its budget of 2 and no longer accepted; fix some, or raise the budget"])
    #expect(
      notes(0) == ["3 entries of 'retain-cycle' are above its budget of 0 and no longer accepted; fix some, or raise the budget"])
  }

  @Test func aBudgetMayOnlyShrink() {
    let all = ["A", "B", "C", "D"].map { finding($0) }
    let budget = policies([("retain-cycle", .budget(3))])
    let created = updated(.grow, all, nil, budget)
    #expect(created.update.entries.map(\.identity.component).sorted() == ["A", "B", "C"])
    #expect(created.update.surplus.map(\.count) == [1])
    let fixed = updated(.prune, Array(all.dropFirst(2)), created.baseline, budget)
    #expect(fixed.update.entries.map(\.identity.component) == ["C"])
    #expect(updated(.grow, all, fixed.baseline, budget).update.entries.count == 1)
    #expect(updated(.shrink, all, created.baseline, policies([("retain-cycle", .budget(1))])).update.entries.count == 1)
  }

  @Test(arguments: [("2027-01-30", false), ("2027-01-31", true), ("2027-02-01", true)])
  func aDayIsIncluded(_ day: String, isAccepted: Bool) {
    let known = [finding("A")]
    let until = policies([("retain-cycle", .until(day: day, owner: "ios-core", reason: "the old flow goes"))])
    let applied = match(known, baseline(known), until).applied(to: known)[0]
    #expect(applied.disposition == (isAccepted ? .baselined : .new))
    #expect(applied.justification == (isAccepted ? "until \(day), ios-core, the old flow goes" : nil))
    let notes = match(known, baseline(known), until).endings(known)
    #expect(notes.map(\.line) == (isAccepted ? [] : [3]))
    #expect(match(known, baseline(known), until).stale.isEmpty)
    #expect(updated(.grow, known, nil, until).update.entries.count == (isAccepted ? 1 : 0))
  }

  @Test func nothingGrowsUnasked() {
    let before = baseline([finding("A"), finding("B")])
    let now = [finding("B"), finding("C")]
    for kind in [BaselineUpdate.Kind.shrink, .prune] {
      let update = updated(kind, now, before, policies([])).update
      #expect(update.entries.map(\.identity.component) == ["B"] && update.left == 1 && update.removed == 1 && update.added == 0)
    }
    #expect(updated(.grow, now, before, policies([])).update.entries.map(\.identity.component).sorted() == ["B", "C"])
  }

  @Test func namesOfAnyKindStayOnOneLine() throws {
    let hostile = finding("A\tB\n\\~\u{202E}")
    let text = baseline([hostile]).text
    let read = try BaselineReader.read(Array(text.utf8), file: "b")
    #expect(match([hostile], read, policies([])).accepted.count == 1)
    #expect(read.entries.map(\.identity.component) == [#"A\tB\n\\~\u{202E}"#])
  }

  // MARK: one finding for several places

  private func place(_ component: String, member: String, line: Int, rule: String = "view-references-entity") -> Finding {
    var found = finding(component, rule: rule, line: line)
    (found.target, found.member) = ("User", member)
    return found
  }

  /// The finding of a module, with a place for each member.
  private func folded(_ members: String...) -> [Finding] {
    members.enumerated().map { number, member in
      var found = place(number == 0 ? "HomeView" : "HomeCell", member: member, line: number + 1)
      found.fact = Finding.Fact(rule: found.rule, owner: "Home", number: 0, subject: "User")
      return found
    }.folded()
  }

  @Test func furtherPlacesAreNothingNew() {
    let accepted = baseline(folded("user", "fill(_:)"))
    #expect(accepted.entries.map(\.line) == ["view-references-entity\t.\tHome\tUser\t-\t1"])
    let match = match(folded("other(_:)", "user"), accepted, policies([]))
    #expect(match.accepted == [0] && match.stale.isEmpty)
  }
}
