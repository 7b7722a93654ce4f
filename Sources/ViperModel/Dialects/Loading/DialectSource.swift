import ViperFacts

/// The text of one dialect, and where it came from.
struct DialectSource {
  /// What tells it from the others in a chain of `extends`: a built-in's name or a file's path.
  let id: String
  /// As printed in diagnostics.
  let file: String
  let text: String
  let isBuiltIn: Bool

  func digest(on base: Dialect?) -> ContentHash {
    withUnsafeBytes(of: base?.digest ?? ContentHash()) { base in ContentHash(Array(text.utf8) + base) }
  }
}
