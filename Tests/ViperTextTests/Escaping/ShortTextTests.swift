import Testing
import ViperText

@Suite struct ShortTextTests {
  @Test func quotesAtMostFortyScalars() {
    let forty = String(repeating: "a", count: 40)
    #expect("".shortened == "" && forty.shortened == forty && (forty + "b").shortened == forty + "…")
    let accents = "e" + String(repeating: "\u{301}", count: 100)
    #expect(accents.shortened.unicodeScalars.count == 41)
  }
}
