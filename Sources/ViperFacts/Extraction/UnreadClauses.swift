import SwiftSyntax

/// The clauses of `#if` that do not parse, and need not: the compiler skips what is for another version of itself.
///
/// As it does not read the code after `#if swift(<5)`, nor that after the `#else` of `#if swift(>=5)`, these may be in a Swift of old
/// times, or of times to come.
struct UnreadClauses {
  private var nodes: Set<Node.ID> = []

  init(of tree: SourceFileSyntax) {
    var open = [Syntax(tree)]
    while let node = open.popLast() {
      if let conditional = node.as(IfConfigDeclSyntax.self) { add(conditional) }
      open += node.children(viewMode: .all).filter { $0.hasError && !contains($0) }
    }
  }

  func contains(_ node: Syntax) -> Bool { contains(Node(of: node)) }

  func contains(_ node: Node) -> Bool { nodes.contains(node.id) }

  private mutating func add(_ conditional: IfConfigDeclSyntax) {
    var dependsOnVersion = false
    for clause in conditional.clauses {
      // An `#else` depends on the condition before it.
      if let condition = clause.condition { dependsOnVersion = Self.checksVersion(condition) }
      if dependsOnVersion, clause.hasError { nodes.insert(Node(of: clause).id) }
    }
  }

  /// Whether a condition only holds for some versions of the compiler: it checks the version, perhaps along with other things.
  private static func checksVersion(_ condition: ExprSyntax) -> Bool {
    if let negation = condition.as(PrefixOperatorExprSyntax.self) { return checksVersion(negation.expression) }
    if let tuple = condition.as(TupleExprSyntax.self) { return tuple.elements.contains { checksVersion($0.expression) } }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      let alternatives = sequence.elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" }
      return alternatives.allSatisfy { $0.contains(where: checksVersion) }
    }
    let callee = condition.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
    return ["swift", "compiler", "_compiler_version"].contains(callee?.baseName.text)
  }
}
