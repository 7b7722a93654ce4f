internal import OrderedCollections
internal import ViperFacts
internal import ViperReporting
internal import ViperRules

/// Lints the code as fixes would leave it, without touching a file, and drops those that cause other findings.
struct FixTrial {
  private var options: AnalysisOptions
  private let progress: (@Sendable (RunStep) -> Void)?
  private let originals: [String: OriginalFile]
  private let before: LintReport
  private(set) var leftOut: [LeftOutFix] = []
  /// The report of the code with the fixes kept.
  private(set) var after: LintReport

  init(_ options: AnalysisOptions, originals: [String: OriginalFile], before: LintReport) {
    self.options = options
    // Many runs in a row: their own steps would only flicker.
    progress = options.progress
    self.options.progress = nil
    self.originals = originals
    (self.before, after) = (before, before)
  }

  /// The fixes of a batch that can be added to others; bad ones are found by halving the batch.
  mutating func kept(_ fixes: [Fix], onTopOf others: [Fix] = []) throws(UsageError) -> [Fix] {
    if fixes.isEmpty { return others }
    let all = others + fixes
    let report = try lint(EditedFiles(all, originals: originals))
    guard let problem = problem(in: report, after: all) else {
      after = report
      return all
    }
    guard fixes.count > 1 else {
      leftOut.append(LeftOutFix(finding: fixes[0].finding, reason: problem))
      return others
    }
    let half = fixes.count / 2
    let first = try kept(Array(fixes[..<half]), onTopOf: others)
    return try kept(Array(fixes[half...]), onTopOf: first)
  }

  private func lint(_ files: EditedFiles) throws(UsageError) -> LintReport {
    progress?(.trying)
    var options = options
    options.edited.merge(files.contents) { $1 }
    return try Analysis(options).report
  }

  /// The reason to reject fixes: a new finding or diagnostic, or a fix without effect.
  private func problem(in report: LintReport, after fixes: [Fix]) -> LeftOutFix.Reason? {
    let (old, new) = (Self.counts(before.findings, withOthers: true), Self.counts(report.findings, withOthers: false))
    if let finding = report.findings.first(where: { finding in
      let identity = FindingIdentity(finding, root: finding.root ?? "")
      return finding.disposition == .new && new[identity, default: 0] > old[identity, default: 0]
    }) {
      return LeftOutFix.Reason(
        "the edit would cause another finding",
        "the edit would cause '\(finding.rule)' at \(finding.range.file):\(finding.range.line)")
    }
    let known = Set(before.diagnostics.map(\.text))
    if let diagnostic = report.diagnostics.first(where: { $0.severity != .note && !known.contains($0.text) }) {
      return LeftOutFix.Reason("the edit would cause another warning", "the edit would cause '\(diagnostic.text)'")
    }
    let fixed = Self.counts(fixes.map(\.finding), withOthers: false)
    let isIdle = fixed.contains { identity, number in new[identity, default: 0] > old[identity, default: 0] - number }
    return isIdle ? LeftOutFix.Reason("the edit would not resolve the finding") : nil
  }

  /// How many new findings have an identity.
  ///
  /// - Parameter withOthers: whether a finding counts for each rule that it carries, too.
  private static func counts(_ findings: [Finding], withOthers: Bool) -> [FindingIdentity: Int] {
    var counts: [FindingIdentity: Int] = [:]
    for finding in findings where finding.disposition == .new {
      counts[FindingIdentity(finding, root: finding.root ?? ""), default: 0] += 1
      for rule in withOthers ? finding.alsoRules : [] {
        var other = finding
        other.rule = rule
        counts[FindingIdentity(other, root: finding.root ?? ""), default: 0] += 1
      }
    }
    return counts
  }
}
