import Testing
import ViperText

/// The begin and end of all pages.
@Suite struct PageFrameTests {
  private let frame = PageFrame(style: "a{}", script: "b()")

  @Test func thePolicyAllowsThisStyleAndScriptAlone() {
    let page = frame.page(title: "", body: "")
    #expect(page.contains("default-src 'none'; style-src 'sha256-\(SHA256.base64(of: frame.style))';"))
    #expect(page.contains("script-src 'sha256-\(SHA256.base64(of: "b()"))'; base-uri 'none'; form-action 'none'\""))
    #expect(page.contains("<style>\(frame.style)</style>"))
    #expect(page.contains("<script>b()</script>"))
    #expect(frame.style.hasSuffix("a{}"), "a page's own rules follow the shared ones")
  }

  @Test func theTitleIsTextAndTheBodyMarkup() {
    let page = frame.page(title: "</title><b>", body: "<p>x</p>\n")
    #expect(page.contains("<title>&lt;/title&gt;&lt;b&gt;</title>"))
    #expect(page.contains("<body>\n<p>x</p>\n<script>"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</body>\n</html>\n"))
  }
}
