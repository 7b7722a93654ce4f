import Testing

@testable import ViperText

struct NearestNamesTests {
  private let names = ["retain-cycle", "strong-view-reference", "view-imports-uikit", "view-navigates", "weak-owner"]

  @Test(arguments: [
    ("retain-cycel", ["retain-cycle"]), ("RETAIN-CYCLE", ["retain-cycle"]), ("retaincycle", ["retain-cycle"]),
    ("view", ["view-navigates", "view-imports-uikit", "strong-view-reference"]), ("xyz", []), ("", []),
    ("wek-owner", ["weak-owner"]),
  ])
  func namesWhatWasMeant(_ name: String, _ expected: [String]) {
    #expect(NearestNames.to(name, among: names) == expected)
  }

  /// Half of the letters of a short word make it another word.
  @Test(arguments: [("Nope", "Home"), ("jsn", "csv"), ("nit", "lint"), ("all", "auto")])
  func aShortWordIsNotNearAnotherOne(_ name: String, _ other: String) { #expect(NearestNames.to(name, among: [other]) == []) }

  @Test func suggestionEndsASentence() {
    #expect(NearestNames.suggestion(for: "weak-ovner", among: names) == "; did you mean 'weak-owner'?")
    #expect(NearestNames.suggestion(for: "nothing", among: names) == "")
  }

  @Test func hintNamesTheNearestKeyElseAllOfThem() {
    #expect(NearestNames.hint(for: "nmae", among: ["summary", "name"]) == "; did you mean 'name'?")
    #expect(NearestNames.hint(for: "zzzzzz", among: ["summary", "name"]) == "; expected one of: name, summary")
    #expect(NearestNames.hint(for: "zzzzzz", among: (0...20).map { "key\($0)" }) == "")
  }

  @Test func theFirstByTheAlphabetWinsAmongEquals() {
    #expect(NearestNames.nearest(to: "cat", among: ["rat", "bat", "hat"]) == "bat")
  }

  @Test func aLongWordIsNoMistake() {
    let word = String(repeating: "a", count: 101)
    #expect(NearestNames.nearest(to: word, among: [word + "b"]) == nil)
  }

  @Test(arguments: [("", "abc", 3), ("ab", "ba", 1), ("abcd", "acbd", 1), ("kitten", "sitting", 3), ("same", "same", 0)])
  func swapsOfNeighboursCountOnce(_ a: String, _ b: String, _ distance: Int) {
    #expect(NearestNames.distance(a, b) == distance)
    #expect(NearestNames.distance(b, a) == distance)
  }
}
