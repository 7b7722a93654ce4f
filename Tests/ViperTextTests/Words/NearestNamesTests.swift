import Testing
import ViperText

struct NearestNamesTests {
  private let names = ["retain-cycle", "strong-view-reference", "view-imports-uikit", "view-navigates", "weak-owner"]

  @Test(arguments: [
    ("retain-cycel", ["retain-cycle"]), ("RETAIN-CYCLE", []), ("retaincycle", ["retain-cycle"]),
    ("view", ["view-navigates", "view-imports-uikit", "strong-view-reference"]), ("xyz", []), ("", []),
  ])
  func namesWhatWasMeant(_ name: String, _ expected: [String]) {
    #expect(NearestNames.to(name, among: names) == expected)
  }

  @Test func suggestionEndsASentence() {
    #expect(NearestNames.suggestion(for: "weak-ovner", among: names) == "; did you mean 'weak-owner'?")
    #expect(NearestNames.suggestion(for: "nothing", among: names) == "")
  }
}
