import ViperFacts
import ViperText

/// A value of a JSON document, whose keys keep the order in which they were written.
enum JSONText {
  /// A string with everything escaped that JSON, or a page that embeds it, could take for something else, or that a terminal
  /// would obey.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "<", ">": result += escape(scalar)
      case _ where scalar.isHidden: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func string(_ text: String?) -> String { text.map { string($0) } ?? "null" }

  /// - Parameter extra: members that are there on request only.
  static func object(_ members: KeyValuePairs<String, String>, and extra: [(String, String)] = []) -> String {
    "{" + (members.map { ($0, $1) } + extra).map { "\(string($0)):\($1)" }.joined(separator: ",") + "}"
  }

  /// One element a line, so that two versions of a file can be compared.
  static func array(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n  " + elements.joined(separator: ",\n  ") + "\n ]"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { "\\u" + String(0x10000 | UInt32($0), radix: 16).dropFirst() }.joined()
  }
}
