import Testing
import ViperText

/// What a terminal or a build server would obey, in what goes to a log.
@Suite struct LogTextTests {
  @Test(arguments: [
    ("## heading and a::b", "## heading and a::b"), ("x ##vso[a]", "x \\u{23}#vso[a]"), ("###[a]", "#\\u{23}#[a]"),
    (" \n ::a::b", " \n \\u{3A}:a::b"), ("a\n::b", "a\n\\u{3A}:b"), ("##teamcity[x]", "\\u{23}#teamcity[x]"),
    ("##[error]x", "\\u{23}#[error]x"), ("::error::x", "\\u{3A}:error::x"), ("a ::error::x", "a ::error::x"),
    ("\u{1B}[1m::a", "\u{1B}[1m::a"),
  ])
  func commandsAreMadeHarmless(_ text: String, _ harmless: String) { #expect(text.withoutCommands == harmless) }

  @Test(arguments: [
    ("one\ntwo\n", "one\ntwo\n"), ("a\u{1B}[2Kb\n::error::x", "a\\u{1B}[2Kb\n\\u{3A}:error::x"), ("", ""),
    ("##vso[a]\u{202E}\n\n", "\\u{23}#vso[a]\\u{202E}\n\n"), ("a\r\n::b", "a\\r\\n::b"),
  ])
  func linesStayLines(_ text: String, _ printable: String) { #expect(text.printable == printable) }

  @Test func aLineStaysOne() { #expect("a\n::b\n".printableLine == "a\\n::b\\n") }

  @Test(arguments: ["::a\n##[b]\u{7}", "##vso[x]\t", "plain"])
  func whatIsPrintableStaysAsItIs(_ text: String) { #expect(text.printable.printable == text.printable) }
}
