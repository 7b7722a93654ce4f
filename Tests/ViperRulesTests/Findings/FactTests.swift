import Testing
import ViperFacts
import ViperModel

@testable import ViperRules

/// One finding for one edit: places of a fact become one finding, and what an edit settles goes with it.
@Suite struct FactTests {
  private let fact = Finding.Fact(rule: "a", owner: "Home", number: 1, subject: "User")

  private func finding(
    _ message: String = "x; mend it", rule: String = "a", line: Int, fact: Finding.Fact? = nil, rank: Int = 0,
    settles: [Finding.Fact] = [], also: [String] = [], disposition: Finding.Disposition = .new, component: String = "C"
  ) -> Finding {
    Finding(
      rule: rule, severity: .warning, message: message,
      range: SourceRange(file: "A.swift", line: line, column: 1, endLine: line, endColumn: 2), module: "Home",
      component: component, target: "User", alsoRules: also, fact: fact, rank: rank, settles: settles, disposition: disposition)
  }

  @Test func isReportedWhereItEnters() {
    let folded = [finding(line: 1, fact: fact, rank: 2), finding(line: 9, fact: fact), finding(line: 5, fact: fact, rank: 1)]
      .folded()
    #expect(folded.map(\.range.line) == [9])
    #expect(folded[0].notes.map(\.range.line) == [5, 1])
    #expect(folded[0].places.map(\.range.line) == [5, 1])
    #expect(folded[0].message == "x (3 places); mend it")
  }

  @Test func aSinglePlaceIsNotCounted() {
    let folded = [finding(line: 1, fact: fact)].folded()
    #expect(folded[0].message == "x; mend it" && folded[0].notes.isEmpty)
  }

  @Test func notesSayWhatOtherComponentsDo() {
    let folded = [finding(line: 1, fact: fact), finding("y; mend it", line: 2, fact: fact, component: "D")].folded()
    #expect(folded[0].notes.map(\.message) == ["y"])
    #expect(folded[0].message == "x (2 places); mend it")
  }

  @Test func otherFactsAndFindingsWithoutOneStayApart() {
    let other = Finding.Fact(rule: "a", owner: "Home", number: 2, subject: "User")
    #expect(
      [finding(line: 1, fact: fact), finding(line: 2, fact: other), finding(line: 3), finding(line: 4)].folded().count == 4)
  }

  @Test func theNextPlaceFollowsASuppressedOne() {
    let places = [
      finding(line: 1, fact: fact, disposition: .suppressed), finding(line: 2, fact: fact, rank: 1),
      finding(line: 3, fact: fact, rank: 1),
    ]
    let folded = places.folded()
    #expect(folded.map(\.range.line) == [1, 2])
    #expect(folded.map(\.disposition) == [.suppressed, .new])
    #expect(folded[1].notes.map(\.range.line) == [3])
  }

  @Test func anEditTakesInWhatItSettles() {
    let bound = Finding.Fact(rule: "b", owner: "I", number: 3, subject: "")
    let cycle = finding(rule: "cycle", line: 7, settles: [bound], also: ["c"])
    let folded = [finding("unbound; bind it", rule: "b", line: 1, fact: bound), cycle].folded()
    #expect(folded.map(\.rule) == ["cycle"])
    #expect(folded[0].alsoRules == ["b", "c"])
    #expect(folded[0].notes.map(\.message) == ["unbound"])
    #expect(folded[0].message == cycle.message)
  }

  @Test func aSuppressedEditSettlesNothing() {
    let bound = Finding.Fact(rule: "b", owner: "I", number: 3, subject: "")
    let cycle = finding(rule: "cycle", line: 7, settles: [bound], disposition: .suppressed)
    #expect([finding(rule: "b", line: 1, fact: bound), cycle].folded().map(\.rule) == ["b", "cycle"])
  }

  @Test func identityNamesTheFactAndNoPlace() {
    let one = FindingIdentity([finding(line: 1, fact: fact)].folded()[0], root: "R")
    let many = FindingIdentity(
      [finding(line: 4, fact: fact), finding(line: 1, fact: fact, component: "D")].folded()[0], root: "R")
    #expect(one == many)
    #expect(one == FindingIdentity(rule: "a", root: "R", component: "Home", target: "User", member: ""))
  }

  /// Counts come and go with places, so no number in a message is part of an identity.
  @Test func numbersInMessagesDoNotMatter() throws {
    let code = """
      struct User: Codable { let name: String; let age: Int }
      // file: Home.swift
      import UIKit
      protocol HomeViewInput { func show(_ users: [User]) }
      final class HomeViewController: UIViewController, HomeViewInput {
        var presenter: HomePresenter!
        var users: [User] = []
        func show(_ users: [User]) { self.users = users }
      }
      final class HomePresenter {
        var view: HomeViewInput?
        var interactor: HomeInteractor!
        func a() -> UIColor { .red }
        func b() -> UIColor { .red }
        func c() -> UIFont { UIFont() }
      }
      final class HomeInteractor { var presenter: HomePresenter!; func load() -> [User] { [] } }
      """
    let findings = try Linted(code).findings
    #expect(findings.contains { $0.message.contains(" places)") })
    let changed = findings.map { finding in
      var changed = finding
      changed.message = finding.message.replacing(/\d+/) { "9\($0.output)" }.replacing("places", with: "places")
      return changed
    }
    #expect(zip(findings, changed).contains { $0.message != $1.message })
    #expect(Fingerprint.stamped(changed).map(\.fingerprint) == findings.map(\.fingerprint))
  }

  @Test func equalIdentitiesAreNumberedWithoutTheirCounts() {
    func two(_ first: String, _ second: String) -> [String] {
      Fingerprint.stamped([finding(first, line: 1), finding(second, line: 2)]).map(\.fingerprint)
    }
    #expect(two("at 2 places", "at 3 places") == two("at 30 places", "at 4 places"))
  }
}
