@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The check for code that is made of so many tokens that its tree would not fit in memory, done before parsing.
enum TokenCount {
  /// Three times those of the largest generated mocks known. The tree takes about 200 bytes a token, so a file at the limit takes
  /// 300 MB while it is parsed.
  static let limit = 1_500_000

  /// Whether code has more tokens than that.
  static func isExcessive(in source: [UInt8], limit: Int = limit) -> Bool {
    // An empty string has more tokens than bytes, but no code has twice as many.
    guard source.count > limit / 2 else { return false }
    return source.withUnsafeBufferPointer { bytes in
      var (count, tracker) = (0, LookaheadTracker())
      return withUnsafeMutablePointer(to: &tracker) { tracker in
        for token in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
          count += 1
          // The lexer does not stop by itself.
          if count > limit || token.rawTokenKind == .endOfFile { break }
        }
        return count > limit
      }
    }
  }
}
