import Testing
import ViperText

/// Names and messages that stay text in a comment.
@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("*a* _b_ `c`", "&#42;a&#42; &#95;b&#95; &#96;c&#96;"), ("a|b", "a&#124;b"), ("[a](b)", "&#91;a&#93;(b)"),
    ("@all #1", "@<!-- -->all #<!-- -->1"), ("https://a WWW.b", "https&#58;//a www&#46;b"), ("a\nb\u{1B}", "a&#92;nb&#92;u{1B}"),
  ])
  func plainTextHasNoMarkup(_ text: String, _ escaped: String) { #expect(MarkdownText.plain(text) == escaped) }

  @Test func codeIsInTagsThatItCannotEnd() {
    #expect(MarkdownText.code("a`b</code>@x") == "<code>a&#96;b&#60;/code&#62;&#64;x</code>")
  }
}
