import Testing

@testable import ViperReporting

@Suite struct StyledLineTests {
  @Test(arguments: [
    ("one two three", ["one two", "    three"]),
    ("run the 'viper-lint --fix' here", ["run the", "    'viper-lint --fix'", "    here"]),
    ("a ('b c', d)", ["a ('b c',", "    d)"]),
    ("it's a team's 'own", ["it's a", "    team's", "    'own"]),
    ("ended in 0.05 s", ["ended in", "    0.05 s"]),
  ])
  func breaksBetweenWordsButInNoQuotedCommandOrTime(_ text: String, _ lines: [String]) {
    #expect(StyledLine(text).broken(to: 10) == lines.joined(separator: "\n"))
  }

  @Test func staysOneLineWithoutAWidth() {
    #expect(StyledLine("set 'viper-lint --fix'  here").text(width: nil) == "set 'viper-lint --fix'  here\n")
  }
}
