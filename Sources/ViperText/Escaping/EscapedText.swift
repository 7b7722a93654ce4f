extension String {
  /// The text with scalars replaced by what stands for them.
  ///
  /// By scalars, not by characters: a quote with an accent on it is another character to Swift, and still a quote to whoever
  /// reads bytes.
  package func escaping(_ table: [Unicode.Scalar: String]) -> String {
    guard unicodeScalars.contains(where: { table[$0] != nil }) else { return self }
    return String(
      unicodeScalars.reduce(into: UnicodeScalarView()) { result, scalar in
        if let escape = table[scalar] { result.append(contentsOf: escape.unicodeScalars) } else { result.append(scalar) }
      })
  }
}
