/// A value of a JSON document, whose keys keep the order in which they were written.
enum JSONText {
  /// A string with everything escaped that JSON, or a page that embeds it, could take for something else.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{2028}", "\u{2029}", "<", ">", "\0"..."\u{1F}", "\u{7F}": result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { "\(string($0)):\($1)" }.joined(separator: ",") + "}"
  }

  /// One element a line, so that two versions of a file can be compared.
  static func array(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n  " + elements.joined(separator: ",\n  ") + "\n ]"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
