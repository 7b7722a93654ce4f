import ViperFacts

/// The text of a dialect and its origin.
struct DialectSource {
  /// Its identity in a chain of `extends`: a built-in's name or a file's path.
  let id: String
  /// The name for diagnostics.
  let file: String
  let text: String
  let isBuiltIn: Bool

  func digest(on base: Dialect?) -> UInt64 {
    withUnsafeBytes(of: base?.digest ?? 0) { base in (Array(text.utf8) + base).withUnsafeBytes { WordHash($0).low } }
  }
}
