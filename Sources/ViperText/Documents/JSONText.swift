/// JSON assembled from parts that are JSON already, for large documents, without a tree in between.
package enum JSONText {
  /// A string literal that is safe inside an HTML page.
  package static func string(_ text: String) -> String {
    var result = ""
    append(text, to: &result, isForPage: true)
    return result
  }

  package static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  /// - Parameter extra: optional members.
  package static func object(_ members: KeyValuePairs<String, String>, and extra: [(String, String)] = []) -> String {
    "{" + (members.map { ($0, $1) } + extra).map { "\(string($0)):\($1)" }.joined(separator: ",") + "}"
  }

  /// One element a line, so that two versions of a file can be compared.
  package static func array(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n  " + elements.joined(separator: ",\n  ") + "\n ]"
  }

  /// Appends a string literal. Hidden scalars are escaped too, so that a document can be printed on a terminal, and so is the
  /// second of two `#`, so that no build server finds a command such as `##vso[…]` in its log.
  ///
  /// - Parameter isForPage: whether to escape `<` and `>`, which could end the element that contains the document.
  static func append(_ text: String, to result: inout String, isForPage: Bool) {
    result += "\""
    if text.utf8.allSatisfy({ isPlain($0, isForPage) }) {
      result += text
    } else {
      var isSecondHash = false
      for scalar in text.unicodeScalars {
        result += scalar == "#" && isSecondHash ? "\\u0023" : escaped(scalar, isForPage)
        isSecondHash = scalar == "#" && !isSecondHash
      }
    }
    result += "\""
  }

  /// Whether a byte never needs an escape.
  private static func isPlain(_ byte: UInt8, _ isForPage: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    case UInt8(ascii: "<"), UInt8(ascii: ">"): !isForPage
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar, _ isForPage: Bool) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.isHidden || isForPage && (scalar == "<" || scalar == ">"):
      return String(scalar).utf16.map { "\\u" + String(0x10000 | UInt32($0), radix: 16).dropFirst() }.joined()
    default: return String(scalar)
    }
  }
}
