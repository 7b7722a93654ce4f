@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The tokens of code as the parser's own lexer sees them, without a tree.
enum TokenScan {
  /// The first result that is found at a token, given its offset.
  static func first<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ find: (Lexer.Lexeme, Int) -> Result?
  ) -> Result? {
    var offset = 0
    var tracker = LookaheadTracker()
    return withUnsafeMutablePointer(to: &tracker) { tracker in
      for token in Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: []) {
        if let result = find(token, offset) { return result }
        offset += token.byteLength
        // The lexer does not stop by itself.
        if token.rawTokenKind == .endOfFile { break }
      }
      return nil
    }
  }
}
