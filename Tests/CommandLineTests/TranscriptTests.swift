import Testing

struct TranscriptTests {
  @Test func aTranscriptIsReadAndWrittenStepByStep() throws {
    let block = { DocumentationPage.Block(line: 1, language: $0, text: $1) }
    let text = "$ a b\none\n\n  two\n$ c\n$ d\nthree\n"
    let transcript = try #require(Transcript(block("console", text)))
    #expect(transcript.steps.map(\.command) == ["a b", "c", "d"])
    #expect(transcript.steps.map(\.output) == ["one\n\n  two", "", "three"])
    #expect(transcript.text == text)
    #expect(Transcript(block("console", "git clone\n")) == nil)
    #expect(Transcript(block("sh", text)) == nil)
  }

  @Test func aTerminalShowsWhatWasNotErased() throws {
    let workspace = try ReaderWorkspace()
    let outcome = try workspace.show(#"printf 'a\n1 of 2\r\033[Kb %s\n' $? >&2; stty size <&1"#, after: 3)
    #expect(outcome.output == "a\nb 3\n50 100\n")
  }
}
