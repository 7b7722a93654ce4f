/// A JSON document whose objects preserve the order of their keys.
package indirect enum JSONValue {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Nil becomes `null`, since every object has all keys of the contract.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.number) ?? .null }

  /// The document, with line breaks down to a depth and one line for each value below it, so that line tools can search and
  /// compare findings.
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
    case .string(let value): JSONText.append(value, to: &text, isForPage: false)
    case .array(let values):
      Self.enclose(values, in: ("[", "]"), to: &text, breakingTo: depth, indent) { value, text, indent in
        value.write(to: &text, breakingTo: depth - 1, indent: indent)
      }
    case .object(let members):
      Self.enclose(members, in: ("{", "}"), to: &text, breakingTo: depth, indent) { member, text, indent in
        JSONText.append(member.key, to: &text, isForPage: false)
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
}
