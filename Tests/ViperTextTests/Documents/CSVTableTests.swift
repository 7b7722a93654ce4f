import Testing
import ViperText

struct CSVTableTests {
  private func row(_ cells: String...) -> Substring { CSVTable.text([cells]).dropLast() }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "|cmd", "%0", "＝1", " =1", "\u{A0}=1", "=\u{301}1"])
  func formulaIsText(_ cell: String) { #expect(row(cell) == "\"'\(cell)\"") }

  @Test(arguments: ["a,b", "a;b", "a b", "it's"])
  func whatEndsACellIsQuoted(_ cell: String) { #expect(row("x", cell) == "x,\"\(cell)\"") }

  @Test func quoteIsDoubledWhateverFollowsIt() { #expect(row("a\"\u{301}b") == "\"a\"\"\u{301}b\"") }

  @Test func rowStaysOneLine() { #expect(row("a\r\nb\u{2028}", "") == "a\\r\\nb\\u{2028},") }

  @Test func commandOfABuildServerIsText() { #expect(row("::error::x", "##[a]") == "\\u{3A}:error::x,\\u{23}#[a]") }

  @Test func wordsStayAsTheyAre() {
    #expect(row("Modules/Login/LoginView.swift", "12", "a-b=c") == "Modules/Login/LoginView.swift,12,a-b=c")
  }

  @Test func everyRowEndsWithBothCharacters() { #expect(CSVTable.text([["a"], ["b"]]) == "a\r\nb\r\n") }

  @Test func tableWithoutRowsIsEmpty() { #expect(CSVTable.text([]) == "") }
}
