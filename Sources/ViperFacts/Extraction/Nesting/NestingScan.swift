/// The check for code nested so deeply that parsing it would not end in reasonable time, done before parsing.
///
/// One pass over the bytes clears nearly every file. For the others the parser's own lexer tells code from text.
enum NestingScan {
  /// The offset of the first code over a limit, with the limit as a message; nil if there is none.
  static func excess(in source: [UInt8]) -> (offset: Int, reason: String)? {
    source.withUnsafeBufferPointer { bytes in
      NestingBound.depth(of: bytes[...]) == nil ? TokenNesting.excess(in: bytes) : nil
    }
  }
}

/// The limits of nesting: far beyond handwritten code, and parsed in a fraction of a second.
///
/// The parser's time, as measured: 2^n for n nested `[`, up to 4^n for n nested generic attributes, n^3 for n open `(`, n^2 for n
/// open `<`.
enum NestingLimits {
  static let squares = 18
  static let attributes = 8
  static let parentheses = 200
  static let angles = 200
  /// All brackets and `#if` together; the parser gives up beyond this depth.
  static let levels = 256
  /// Nested expressions; a chain of n calls has a depth of 2n.
  static let expressions = Expression.depthLimit
}
