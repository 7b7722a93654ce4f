import Testing
import ViperModel

@testable import ViperConfiguration

struct RuleEntryTests {
  @Test(
    arguments: [
      ("retain-cycle.stored", 3), ("retain-*.stored", 2), ("retain-cycle", 1), ("retain-*", 0), ("*", 0),
      ("retain-cycle.captured", nil), ("retain", nil), ("weak-*", nil), ("*.captured", nil),
    ] as [(String, Int?)])
  func isTheCloserTheMoreItSays(_ key: String, _ closeness: Int?) {
    #expect(RuleEntry(key: key).closeness(to: "retain-cycle", case: "stored") == closeness)
  }

  @Test func patternOfCasesMatchesNoFindingWithoutACase() {
    #expect(RuleEntry(key: "retain-*.stored").closeness(to: "retain-cycle", case: nil) == nil)
    #expect(RuleEntry(key: "retain-cycle").closeness(to: "retain-cycle", case: nil) == 1)
  }

  @Test(arguments: [
    ("Login*", "LoginPresenter", true), ("Presenter", "Login.Presenter", true), ("Login.*", "Login.Presenter", true),
    ("Login", "Login.Presenter", false), ("*View", "LoginPresenter", false),
  ])
  func ignoresComponentsByWholeNameOrLastPart(_ pattern: String, _ component: String, _ fits: Bool) {
    #expect(RuleEntry.Ignored(pattern: pattern).fits(component) == fits)
  }

  @Test func offHasNoSeverity() {
    #expect(SeveritySetting.off.severity == nil)
    #expect(SeveritySetting.on(.info).severity == .info)
  }
}
