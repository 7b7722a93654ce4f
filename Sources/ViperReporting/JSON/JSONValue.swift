import ViperFacts

/// A JSON document whose objects keep the order of their keys.
package indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Nil becomes `null`: a consumer finds every key of the contract in every object.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.number) ?? .null }

  /// The document, broken into lines down to a depth and on one line below it: one line per finding can be compared and
  /// searched with line tools.
  package func text(breakingTo depth: Int, indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return String(value)
    case .string(let value): return Self.quoted(value)
    case .array(let values):
      return Self.enclosed("[", values.map { $0.text(breakingTo: depth - 1, indent: indent + "  ") }, "]", depth, indent)
    case .object(let members):
      let texts = members.map { "\(Self.quoted($0.key)): \($0.value.text(breakingTo: depth - 1, indent: indent + "  "))" }
      return Self.enclosed("{", texts, "}", depth, indent)
    }
  }

  private static func enclosed(_ open: String, _ texts: [String], _ close: String, _ depth: Int, _ indent: String) -> String {
    guard depth > 0, !texts.isEmpty else { return open + texts.joined(separator: ", ") + close }
    return "\(open)\n\(indent)  " + texts.joined(separator: ",\n\(indent)  ") + "\n\(indent)\(close)"
  }

  /// Hidden scalars are escaped as well as JSON's own, so that a report can be shown in a terminal; and the second of two `#`,
  /// so that no build server finds a command like `##vso[…]` in its log.
  private static func quoted(_ text: String) -> String {
    let quoted = text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
    return quoted.contains("##") ? quoted.split(separator: "##", omittingEmptySubsequences: false).joined(separator: "#\\u0023") : quoted
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case _ where scalar.isHidden:
      return String(scalar).utf16.map { "\\u" + String(0x10000 | UInt32($0), radix: 16).dropFirst() }.joined()
    default: return String(scalar)
    }
  }
}
