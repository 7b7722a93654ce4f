import Testing
import ViperText

struct CSVRowTests {
  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "|cmd", "%0", "＝1", " =1", "\u{A0}=1", "=\u{301}1"])
  func formulaIsText(_ cell: String) { #expect(CSVRow([cell]).text == "\"'\(cell)\"") }

  @Test(arguments: ["a,b", "a;b", "a b", "it's"])
  func whatEndsACellIsQuoted(_ cell: String) { #expect(CSVRow(["x", cell]).text == "x,\"\(cell)\"") }

  @Test func quoteIsDoubledWhateverFollowsIt() { #expect(CSVRow(["a\"\u{301}b"]).text == "\"a\"\"\u{301}b\"") }

  @Test func lineStaysOne() { #expect(CSVRow(["a\r\nb\u{2028}", ""]).text == "a\\r\\nb\\u{2028},") }

  @Test func wordsStayAsTheyAre() {
    #expect(CSVRow(["Modules/Login/LoginView.swift", "12", "a-b=c"]).text == "Modules/Login/LoginView.swift,12,a-b=c")
  }
}
