import SwiftSyntax

/// The first syntax error of a file that the compiler would report, too.
///
/// The parser's own diagnostics say more, but trap on a control character before `=`, and take quadratic time for many mistakes
/// on one line.
struct FirstSyntaxError {
  let offset: UInt32
  /// The end of a message, such as "expected a type".
  let message: String

  /// Nil if there is no error.
  init?(of tree: SourceFileSyntax, except unread: UnreadClauses) {
    guard tree.hasError, let (node, missing) = Self.firstError(in: tree, except: unread) else { return nil }
    guard let token = node.as(TokenSyntax.self) else {
      (offset, message) = (UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset), "unexpected code")
      return
    }
    if token.presence == .missing {
      let before = token.previousToken(viewMode: .sourceAccurate)
      offset = UInt32((before?.endPositionBeforeTrailingTrivia ?? token.position).utf8Offset)
      message = "expected \(missing ?? Self.name(of: token))"
    } else {
      offset = UInt32(token.position.utf8Offset) + UInt32(token.tokenDiagnostic?.byteOffset ?? 0)
      message = "invalid text"
    }
  }

  /// The node of the error, with what is missing around it.
  private static func firstError(in tree: SourceFileSyntax, except unread: UnreadClauses) -> (Syntax, missing: String?)? {
    var open: [(node: Syntax, missing: String?)] = [(Syntax(tree), nil)]
    while let (node, missing) = open.popLast() {
      let inner = node.is(UnexpectedNodesSyntax.self) ? [] : node.children(viewMode: .all).filter(\.hasError)
      if inner.isEmpty { return (node, missing) }
      open += inner.filter { !unread.contains($0) }.reversed().map { ($0, missing ?? Self.missing($0.kind)) }
    }
    return nil
  }

  /// The offset at which the parser gave up because of deep nesting; nil if it did not.
  static func overflow(in tree: SourceFileSyntax) -> UInt32? {
    guard tree.hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(tree)
    while !node.is(UnexpectedNodesSyntax.self),
      let next = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow)
    {
      node = next
    }
    return UInt32(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The description of a missing node; nil for kinds without a placeholder.
  private static func missing(_ kind: SyntaxKind) -> String? {
    switch kind {
    case .missingDecl: "a declaration"
    case .missingExpr: "an expression"
    case .missingPattern: "a pattern"
    case .missingStmt: "a statement"
    case .missingType: "a type"
    default: nil
    }
  }

  private static func name(of token: TokenSyntax) -> String {
    if case .identifier = token.tokenKind { return "a name" }
    return token.text.isEmpty ? "more code" : "'\(token.text)'"
  }
}
