import Testing
import ViperText

/// XML documents from their elements.
@Suite struct XMLNodeTests {
  @Test func elementsAreIndentedAndMissingAttributesLeftOut() {
    let node = XMLNode("a", [("x", "1"), ("y", nil)], children: [XMLNode("b", [("z", "<\"")]), XMLNode("c", [], lines: "l")])
    #expect(
      node.document == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a x="1">
          <b z="&lt;&quot;"/>
          <c>l</c>
        </a>

        """)
  }

  @Test func linesOfAnElementHoldNoCommands() {
    #expect(
      XMLNode("a", [], lines: "x\n::error::<b>\n##[c]").document.hasSuffix("<a>x\n\\u{3A}:error::&lt;b&gt;\n\\u{23}#[c]</a>\n"))
  }
}
