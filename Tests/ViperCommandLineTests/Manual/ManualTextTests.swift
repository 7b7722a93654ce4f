import Testing

@testable import ViperCommandLine

struct ManualTextTests {
  @Test func whatWouldBeARequestIsText() {
    var page = ManualText()
    page.line(".so /etc/passwd")
    page.line("'a\\b'")
    page.term(["--x"], value: nil)
    #expect(page.text == "\\&.so /etc/passwd\n\\(aqa\\eb\\(aq\n.TP\n\\fB\\-\\-x\\fR\n")
  }

  @Test func sectionsBeginWithHeadingsInCapitals() {
    let sections = ManualSection.sections(of: "One\ntwo.\n\nEXIT STATUS:\n  0   clean\n  1   not")
    #expect(
      sections == [.init(title: nil, lines: ["One", "two."]), .init(title: "EXIT STATUS", lines: ["0   clean", "1   not"])])
  }
}
