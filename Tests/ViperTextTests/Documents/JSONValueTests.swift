import Testing
import ViperText

struct JSONValueTests {
  @Test(arguments: [
    ("\"\\", #""\"\\""#), ("\n\r\t", #""\n\r\t""#), ("\u{0}\u{1F}\u{7F}\u{9F}", #""\u0000\u001f\u007f\u009f""#),
    ("\u{2028}\u{202E}", #""\u2028\u202e""#), ("\u{E0001}", #""\udb40\udc01""#), ("é👩‍👧/", "\"é👩‍👧/\""),
    ("#a ##vso[x] ###", ##""#a #\u0023vso[x] #\u0023#""##),
    (String(decoding: [0x61, 0xFF, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self), "\"a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\""),
  ])
  func escapesWhatAReaderCannotSee(_ text: String, _ quoted: String) {
    #expect(JSONValue.string(text).text(breakingTo: 0) == quoted)
  }

  @Test func breaksLinesDownToADepth() {
    let value = JSONValue.object([
      ("b", .array([.object([("x", .number(-1)), ("y", .bool(true))]), .null])), ("a", .array([])), ("c", .object([])),
    ])
    #expect(
      value.text(breakingTo: 2) == """
        {
          "b": [
            {"x": -1, "y": true},
            null
          ],
          "a": [],
          "c": {}
        }
        """)
  }
}
