extension String {
  /// The text escaped for XML content, or for an attribute in double quotes.
  ///
  /// Hidden scalars are escaped first, since XML cannot express most of them. The second of two `#` is written as an entity, so
  /// that no build server finds a command in a document in its log.
  package var xml: String { escapingMarkup(apostrophe: "'") }

  /// The same for HTML, also in single quotes.
  package var markup: String { escapingMarkup(apostrophe: "&#39;") }

  private func escapingMarkup(apostrophe: String) -> String {
    var result = UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: apostrophe.unicodeScalars)
      case "#" where last == "#": result.append(contentsOf: "&#35;".unicodeScalars)
      default: result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }
}

extension String {
  /// The text with scalars replaced by their escapes.
  ///
  /// Works on scalars, not characters: a quote with a combining accent is another character to Swift, but still a quote to a
  /// consumer that reads bytes.
  package func escaping(_ table: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { table[$0] != nil }) else { return self }
    return String(
      unicodeScalars.reduce(into: UnicodeScalarView()) { result, scalar in
        if let escape = table[scalar] { result.append(contentsOf: escape.unicodeScalars) } else { result.append(scalar) }
      })
  }
}
