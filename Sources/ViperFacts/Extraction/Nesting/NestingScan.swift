/// Finds code that is nested so deeply that parsing it would take for ever, before it is parsed.
///
/// One pass over the bytes clears nearly every file. In the others the parser's own lexer tells code from text.
enum NestingScan {
  /// The first place that is over a limit, and over which one; nil where none is.
  static func excess(in source: [UInt8]) -> (offset: Int, reason: String)? {
    source.withUnsafeBufferPointer { bytes in
      NestingBound.depth(of: bytes[...]) == nil ? TokenNesting.excess(in: bytes) : nil
    }
  }
}

/// How deeply code may be nested: far more than people write, and still parsed in a fraction of a second.
///
/// Measured on the parser: n nested `[` take it 2^n steps, n nested generic attributes up to 4^n, n open `(` n^3, n open `<` n^2.
enum NestingLimits {
  static let squares = 18
  static let attributes = 8
  static let parentheses = 200
  static let angles = 200
  /// Of all brackets and `#if` together; the parser gives up there.
  static let levels = 256
  /// Of expressions within each other: a chain of n calls is 2n deep.
  static let expressions = Expression.depthLimit
}
