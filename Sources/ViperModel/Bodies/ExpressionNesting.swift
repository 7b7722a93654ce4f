import ViperFacts
import ViperLinking

extension FileFacts {
  /// The first operand of an expression, without unwrapping.
  func innerOperand(of expression: Int) -> Int? {
    operands(of: expression).first.map(unwrapped)
  }

  /// Whether an expression is a member without a receiver, whose type the place tells: `.init`.
  func isImplicitMember(_ expression: Int) -> Bool {
    expressions[expression].isA(.member) && operands(of: expression).isEmpty
  }

  /// An expression without what unwraps it.
  func unwrapped(_ expression: Int) -> Int {
    var next = expression
    while expressions[next].kind == .unwrap, let inner = operands(of: next).first { next = inner }
    return next
  }
}

extension Codebase {
  private static let selves: Set<String> = ["self", "strongSelf", "this"]

  /// The type in whose declaration or extension a place is.
  func type(around span: Span, in file: Int) -> TypeSymbol.ID? {
    files[file].facts.typeDeclaration(around: span).flatMap { type(at: DeclarationReference(file: file, index: $0)) }
  }

  /// The type whose declaration or extension a member is directly in.
  func type(around member: DeclarationReference) -> TypeSymbol.ID? {
    type(around: declaration(member).span, in: Int(member.file))
  }

  /// Whether an expression is the object itself, by whatever name a closure gives it.
  func isSelf(_ expression: Int, in file: LinkedFile) -> Bool {
    let node = file.facts.expressions[expression]
    return node.kind == .selfReference || node.kind == .name && Self.selves.contains(text(file.name(node.name)))
  }
}
