import Testing
import ViperText

struct VisibleTextTests {
  @Test(arguments: [
    ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\r\n\t", "a\\nb\\r\\n\\t"), ("\u{7F}\u{85}\u{9B}", "\\u{7F}\\u{85}\\u{9B}"),
    ("\u{202A}\u{202E}\u{2066}\u{2069}\u{200E}\u{61C}", "\\u{202A}\\u{202E}\\u{2066}\\u{2069}\\u{200E}\\u{61C}"),
    ("\u{200B}\u{FEFF}\u{AD}\u{2028}\u{E0041}", "\\u{200B}\\u{FEFF}\\u{AD}\\u{2028}\\u{E0041}"),
    // A filler is a letter to Swift, and nothing to the eye.
    ("Login\u{3164}\u{115F}\u{34F}", "Login\\u{3164}\\u{115F}\\u{34F}"),
  ])
  func hiddenCharactersAreEscaped(_ text: String, _ visible: String) {
    #expect(text.visible == visible)
  }

  @Test(arguments: ["", "LoginPresenter", "Übersicht", "日本語", "👩‍👧‍👦 ❤️ 🇭🇷", #"print("\n")"#])
  func ordinaryTextStaysAsItIs(_ text: String) {
    #expect(text.visible == text)
  }
}
