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
