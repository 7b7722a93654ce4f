import Testing

@testable import ViperCommandLine

struct ColourChoiceTests {
  @Test(arguments: [
    (ColourChoice.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": "0"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, ["TERM": "xterm-256color"], true),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
    (.never, true, [:], false),
  ])
  func decides(_ choice: ColourChoice, _ isTerminal: Bool, _ environment: [String: String], _ expected: Bool) {
    #expect(choice.usesColour(isTerminal: isTerminal, environment: environment) == expected)
  }
}
