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
  package func text(breakingTo depth: Int) -> String {
    var text = ""
    write(to: &text, breakingTo: depth, indent: "")
    return text
  }

  private func write(to text: inout String, breakingTo depth: Int, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      Self.enclose(values, in: ("[", "]"), to: &text, breakingTo: depth, indent) { value, text, indent in
        value.write(to: &text, breakingTo: depth - 1, indent: indent)
      }
    case .object(let members):
      Self.enclose(members, in: ("{", "}"), to: &text, breakingTo: depth, indent) { member, text, indent in
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, breakingTo: depth - 1, indent: indent)
      }
    }
  }

  private static func enclose<Element>(
    _ elements: [Element], in brackets: (String, String), to text: inout String, breakingTo depth: Int, _ indent: String,
    write: (Element, inout String, String) -> Void
  ) {
    let isBroken = depth > 0 && !elements.isEmpty
    let inner = isBroken ? indent + "  " : indent
    let separator = isBroken ? ",\n" + inner : ", "
    text += brackets.0
    if isBroken { text += "\n" + inner }
    for (number, element) in elements.enumerated() {
      if number > 0 { text += separator }
      write(element, &text, inner)
    }
    if isBroken { text += "\n" + indent }
    text += brackets.1
  }

  /// Hidden scalars are escaped as well as JSON's own, so that a report can be shown in a terminal; and the second of two `#`,
  /// so that no build server finds a command like `##vso[…]` in its log.
  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    if value.utf8.allSatisfy(isPlain) {
      text += value
    } else {
      var isSecondHash = false
      for scalar in value.unicodeScalars {
        text += scalar == "#" && isSecondHash ? "\\u0023" : escaped(scalar)
        isSecondHash = scalar == "#" && !isSecondHash
      }
    }
    text += "\""
  }

  /// Whether a byte stands for itself, whatever is around it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    default: (0x20..<0x7F).contains(byte)
    }
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
