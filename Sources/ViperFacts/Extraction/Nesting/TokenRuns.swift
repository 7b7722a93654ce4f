@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// What makes the parser slow, or exhausts its stack, without many nested brackets of one kind: braces, `#if`, `if`s within the
/// conditions of others, results that are functions, and words behind words, which it takes for modifiers.
struct TokenRuns {
  /// As the parser counts them.
  private var levels = 0
  /// The `if`s, `guard`s and `switch`es whose brace has not come yet.
  private var headers = 0
  /// The arrows of one declaration.
  private var arrows = 0
  private var words = 0
  private var before = Before.other

  private enum Before {
    case period, header, other
  }

  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, reason: String)? {
    var runs = TokenRuns()
    return TokenScan.first(in: bytes) { token, offset in
      runs.add(token)
      return runs.excess.map { (offset + token.leadingTriviaText.count, $0) }
    }
  }

  private var excess: String? {
    if levels + headers + arrows > NestingLimits.levels { return "more than \(NestingLimits.levels) nested levels" }
    if words > NestingLimits.words { return "more than \(NestingLimits.words) words in a row" }
    return nil
  }

  private mutating func add(_ token: Lexer.Lexeme) {
    let isHeader = before != .period && token.rawTokenKind == .keyword && Self.headers.contains { token.tokenText == $0 }
    if isHeader { headers += 1 }
    // A label, as in `call(if: a)`.
    if token.rawTokenKind == .colon, before == .header { headers -= 1 }
    countLevels(token)
    countWords(token)
    before = isHeader ? .header : token.rawTokenKind == .period ? .period : .other
  }

  private static let headers: [SyntaxText] = ["if", "guard", "switch"]

  private static let declarations: [SyntaxText] = ["func", "init", "subscript", "var", "let", "typealias", "case", "macro"]

  private mutating func countLevels(_ token: Lexer.Lexeme) {
    switch token.rawTokenKind {
    case .leftBrace, .rightBrace:
      (headers, arrows) = (0, 0)
      levels += token.rawTokenKind == .leftBrace ? 1 : -1
    case .arrow: arrows += 1
    case .equal, .semicolon: arrows = 0
    case .keyword where Self.declarations.contains { token.tokenText == $0 }: arrows = 0
    case .leftParen, .leftSquare, .poundIf: levels += 1
    case .rightParen, .rightSquare, .poundEndif: levels -= 1
    default: break
    }
  }

  private mutating func countWords(_ token: Lexer.Lexeme) {
    switch token.rawTokenKind {
    // Each begins anew; an enumeration may have thousands.
    case .keyword where token.tokenText == "case": words = 0
    case .keyword, .identifier: words += 1
    default: words = 0
    }
  }
}
