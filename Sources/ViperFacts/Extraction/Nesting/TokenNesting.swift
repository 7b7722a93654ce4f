@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// The nesting depth of a file's tokens, as the lexer sees them.
///
/// Parser and lexer differ in one case: in an interpolation without its `)`, a quote ends the string for the parser but begins
/// another one for the lexer. So brackets in a string within an interpolation count, and no `]` there closes a bracket outside of
/// it.
struct TokenNesting {
  private enum Literal {
    case line, multiline
    /// An interpolation with its open parentheses and the depth at its start.
    case interpolation(parentheses: Int, floor: NestingDepth)
  }

  private var depth = NestingDepth()
  /// Brackets in strings within interpolations, which the parser may see as code.
  private var hidden = NestingDepth()
  /// Whether each open `<` belongs to an attribute.
  private var angles: [Bool] = []
  private var literals: [Literal] = []
  private var attribute = AttributeToken.none
  /// Whether lexer and parser may disagree about the rest of the file, because of a multi-line string within an interpolation.
  private var hasDoubtfulRest = false

  private enum AttributeToken {
    case none, sign, name
  }

  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, reason: String)? {
    first(in: bytes) { nesting, token, offset in
      nesting.excess(with: bytes[offset...]).map { (offset + token.leadingTriviaText.count, $0) }
    }
  }

  /// An upper bound of the sum of 2^n over all brackets of depth n, to which the parser's time is proportional; for code within
  /// the limits of depth.
  static func work(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var (work, before) = (0, 0)
    let doubt: Void? = first(in: bytes) { nesting, _, _ in
      let depth = nesting.depth + nesting.hidden
      let exponent = depth.squares + 2 * depth.attributes
      if exponent > before { work += 1 << min(exponent, NestingLimits.squares) }
      before = exponent
      return nesting.hasDoubtfulRest ? () : nil
    }
    return doubt == nil ? work : .max
  }

  /// The first result that is found behind a token, given its offset.
  private static func first<Result>(
    in bytes: UnsafeBufferPointer<UInt8>, _ find: (Self, Lexer.Lexeme, Int) -> Result?
  ) -> Result? {
    var nesting = TokenNesting()
    return TokenScan.first(in: bytes) { token, offset in
      nesting.add(token)
      return find(nesting, token, offset)
    }
  }

  private func excess(with rest: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard hasDoubtfulRest else { return (depth + hidden).excess }
    guard let bound = NestingBound.depth(of: rest) else { return "more brackets than can be distinguished from text" }
    return (depth + hidden + bound).excess
  }

  private mutating func add(_ token: Lexer.Lexeme) {
    if token.flags.contains(.isAtStartOfLine) { endLineLiterals() }
    switch token.rawTokenKind {
    case .stringQuote, .singleQuote: addQuote(isMultiline: false)
    case .multilineStringQuote: addQuote(isMultiline: true)
    case .stringSegment: addText(token.tokenText)
    case .backslash: beginInterpolation()
    case .binaryOperator, .prefixOperator, .postfixOperator: addOperator(token.tokenText)
    default: addCode(token.rawTokenKind)
    }
    followAttribute(token.rawTokenKind)
  }

  // MARK: text

  /// Ends single-line literals with their line, closed or not.
  private mutating func endLineLiterals() {
    let line = literals.firstIndex { if case .line = $0 { true } else { false } }
    if let line { literals.removeSubrange(line...) }
  }

  private mutating func addQuote(isMultiline: Bool) {
    switch literals.last {
    case .line, .multiline: literals.removeLast()
    case .interpolation where isMultiline: hasDoubtfulRest = true
    default: literals.append(isMultiline ? .multiline : .line)
    }
  }

  private mutating func beginInterpolation() {
    switch literals.last {
    case .line, .multiline: literals.append(.interpolation(parentheses: 0, floor: depth))
    default: break
    }
  }

  private mutating func addText(_ text: SyntaxText) {
    guard floor != nil else { return }
    hidden.squares += text.count { $0 == UInt8(ascii: "[") }
    hidden.parentheses += text.count { $0 == UInt8(ascii: "(") }
  }

  /// The depth at the start of the innermost interpolation; nil outside of any.
  private var floor: NestingDepth? {
    for literal in literals.reversed() {
      if case .interpolation(_, let floor) = literal { return floor }
    }
    return nil
  }

  // MARK: code

  private mutating func addCode(_ kind: RawTokenKind) {
    switch kind {
    case .leftSquare: depth.squares += 1
    case .rightSquare: depth.squares = max(floor?.squares ?? 0, depth.squares - 1)
    case .leftParen: addParenthesis(1)
    case .rightParen: addParenthesis(-1)
    // No type continues here, so the open `<` were comparisons.
    case .leftBrace, .rightBrace, .semicolon: while !angles.isEmpty { closeAngle() }
    default: break
    }
  }

  private mutating func addParenthesis(_ difference: Int) {
    depth.parentheses = max(floor?.parentheses ?? 0, depth.parentheses + difference)
    guard case .interpolation(let parentheses, let floor) = literals.last else { return }
    literals.removeLast()
    if parentheses + difference > 0 { literals.append(.interpolation(parentheses: parentheses + difference, floor: floor)) }
  }

  /// Counts the angles at the beginning of an operator, which the parser splits off.
  private mutating func addOperator(_ text: SyntaxText) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "<"): openAngle()
      case UInt8(ascii: ">"): closeAngle()
      default: return
      }
    }
  }

  private mutating func openAngle() {
    angles.append(attribute == .name)
    if attribute == .name { depth.attributes += 1 } else { depth.angles += 1 }
  }

  private mutating func closeAngle() {
    guard let isAttribute = angles.popLast() else { return }
    if isAttribute { depth.attributes -= 1 } else { depth.angles -= 1 }
  }

  private mutating func followAttribute(_ kind: RawTokenKind) {
    switch kind {
    case .atSign: attribute = .sign
    case .identifier, .keyword: attribute = attribute == .sign ? .name : .none
    case .period where attribute == .name: attribute = .sign
    default: attribute = .none
    }
  }
}
