import ViperFacts

/// The text of one dialect, and where it came from.
struct DialectSource {
  /// What tells it from the others in a chain of `extends`: a built-in's name or a file's path.
  let id: String
  /// As printed in diagnostics.
  let file: String
  let text: String
  let isBuiltIn: Bool

  func digest(on base: Dialect?) -> UInt64 {
    withUnsafeBytes(of: base?.digest ?? 0) { base in (Array(text.utf8) + base).withUnsafeBytes { WordHash($0).low } }
  }
}
