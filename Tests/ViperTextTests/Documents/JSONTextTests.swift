import Foundation
import Testing
import ViperText

/// JSON that is put together from parts.
@Suite struct JSONTextTests {
  @Test(arguments: [
    ("a\"\\", #""a\"\\""#), ("</script>", #""\u003c/script\u003e""#), ("a\n\r\t", #""a\n\r\t""#),
    ("##vso[x]", ##""#\u0023vso[x]""##),
    ("\u{202E}\u{E0001}", #""\u202e\udb40\udc01""#), ("é👩‍👧/", "\"é👩‍👧/\""), ("", "\"\""),
  ])
  func stringsAreFitForALogAndAPage(_ text: String, _ quoted: String) throws {
    #expect(JSONText.string(text) == quoted)
    #expect(try JSONDecoder().decode([String].self, from: Data("[\(quoted)]".utf8)) == [text])
  }

  @Test func objectsKeepTheOrderOfTheirKeys() {
    #expect(JSONText.object(["b": "1", "a": JSONText.string(nil)], and: [("c", "[]")]) == #"{"b":1,"a":null,"c":[]}"#)
  }

  @Test func arraysHaveALineForEachElement() {
    #expect(JSONText.array(["1", "2"]) == "[\n  1,\n  2\n ]")
    #expect(JSONText.array([]) == "[]")
  }
}
