/// The check for code nested so deeply that parsing it would not end in reasonable time, done before parsing.
///
/// One pass over the bytes clears nearly every file. For the others the parser's own lexer tells code from text.
enum NestingScan {
  /// The offset of the first code over a limit, with the limit as a message; nil if there is none.
  static func excess(in source: [UInt8]) -> (offset: Int, reason: String)? {
    source.withUnsafeBufferPointer { bytes in
      let nested = NestingBound.depth(of: bytes[...]) == nil ? TokenNesting.excess(in: bytes) : nil
      return nested ?? (bytes.count > NestingLimits.uncheckedSize ? TokenRuns.excess(in: bytes) : nil)
    }
  }
}

extension NestingScan {
  /// Whether all of a manifest's brackets together take too long to parse; no watchdog ends that.
  static func isExcessive(inManifest source: [UInt8]) -> Bool {
    excess(in: source) != nil || source.withUnsafeBufferPointer(TokenNesting.work) > NestingLimits.workOfManifest
  }
}

/// The limits of nesting: far beyond handwritten code, and parsed in a fraction of a second.
///
/// The parser's time, as measured: 2^n for n nested `[`, up to 4^n for n nested generic attributes, n^3 for n open `(`, n^2 for n
/// open `<`.
enum NestingLimits {
  static let squares = 18
  static let attributes = 8
  /// The sum of 2^n over the `[` of a manifest: thousands of arrays as deep as they are written by hand.
  static let workOfManifest = 1 << 18
  static let parentheses = 200
  static let angles = 200
  /// All brackets and `#if` together; the parser gives up beyond this depth.
  static let levels = 256
  /// Keywords and names with nothing between them. The parser's time is n^2.
  static let words = 2_000
  /// The bytes of a file that is too small to take long whatever it has, but for brackets, so that its tokens are not counted.
  static let uncheckedSize = 1 << 15
  /// Nested expressions; a chain of n calls has a depth of 2n.
  static let expressions = Expression.depthLimit
}
