/// Finds code that is nested so deeply that parsing it would take for ever, before it is parsed.
///
/// One look at each byte lets nearly every file go. Of the others the parser's own lexer says what is code and what is text.
enum NestingScan {
  /// The first place that is over a limit, and over which one; nil where none is.
  static func excess(in source: [UInt8]) -> (offset: Int, reason: String)? {
    source.withUnsafeBufferPointer { bytes in
      NestingBound.depth(of: bytes[...]) == nil ? TokenNesting.excess(in: bytes) : nil
    }
  }
}
