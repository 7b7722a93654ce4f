import Testing
import ViperText

/// Text that stays text in XML and HTML.
@Suite struct MarkupTextTests {
  @Test(arguments: [
    ("<b a=\"x\">&amp;", "&lt;b a=&quot;x&quot;&gt;&amp;amp;"), ("\"\u{301}<\u{301}", "&quot;\u{301}&lt;\u{301}"),
    ("\u{0}\u{1B}\u{202E}", "\\u{0}\\u{1B}\\u{202E}"), ("a\nb", "a\\nb"), ("#1 ##vso[a] ###", "#1 #&#35;vso[a] #&#35;&#35;"),
    ("Übersicht 日本語", "Übersicht 日本語"),
  ])
  func isEscapedForBoth(_ text: String, _ escaped: String) {
    #expect(text.xml == escaped)
    #expect(text.markup == escaped)
  }

  @Test func onlyPagesHaveAttributesInSingleQuotes() {
    #expect("it's".xml == "it's")
    #expect("it's".markup == "it&#39;s")
  }
}
