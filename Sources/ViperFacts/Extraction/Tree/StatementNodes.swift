// Statements, conditions and patterns, with the children that the extractor reads. Each number is a position among the named
// children of the node's kind in swift-syntax; a test compares it with swift-syntax's documented API.

struct BreakStmtNode: TypedNode {
  let node: Node

  var label: Token? { optional(1) }
}

struct CatchClauseNode: TypedNode {
  let node: Node

  var catchItems: NodeList<CatchItemNode> { child(1) }
  var body: CodeBlockNode { child(2) }
}

struct CatchItemNode: TypedNode {
  let node: Node

  var whereClause: WhereClauseNode? { optional(1) }
}

struct CodeBlockItemNode: TypedNode {
  let node: Node

  var item: Node { child(0) }
}

struct CodeBlockNode: TypedNode {
  let node: Node

  var statements: NodeList<CodeBlockItemNode> { child(1) }
}

struct ConditionElementNode: TypedNode {
  let node: Node

  var condition: Node { child(0) }
}

struct ContinueStmtNode: TypedNode {
  let node: Node

  var label: Token? { optional(1) }
}

struct DeferStmtNode: TypedNode {
  let node: Node

  var body: CodeBlockNode { child(1) }
}

struct DoStmtNode: TypedNode {
  let node: Node

  var throwsClause: ThrowsClauseNode? { optional(1) }
  var body: CodeBlockNode { child(2) }
  var catchClauses: NodeList<CatchClauseNode> { child(3) }
}

struct ExpressionPatternNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
}

struct ExpressionStmtNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
}

struct ForStmtNode: TypedNode {
  let node: Node

  var awaitKeyword: Token? { optional(2) }
  var caseKeyword: Token? { optional(4) }
  var pattern: Node { child(5) }
  var typeAnnotation: TypeAnnotationNode? { optional(6) }
  var sequence: Node { child(8) }
  var whereClause: WhereClauseNode? { optional(9) }
  var body: CodeBlockNode { child(10) }
}

struct GuardStmtNode: TypedNode {
  let node: Node

  var conditions: NodeList<ConditionElementNode> { child(1) }
  var body: CodeBlockNode { child(3) }
}

struct IdentifierPatternNode: TypedNode {
  let node: Node

  var identifier: Token { child(0) }
}

struct IsTypePatternNode: TypedNode {
  let node: Node

  var type: Node { child(1) }
}

struct LabeledStmtNode: TypedNode {
  let node: Node

  var label: Token { child(0) }
  var statement: Node { child(2) }
}

struct MatchingPatternConditionNode: TypedNode {
  let node: Node

  var pattern: Node { child(1) }
  var initializer: InitializerClauseNode { child(3) }
}

struct OptionalBindingConditionNode: TypedNode {
  let node: Node

  var pattern: Node { child(1) }
  var typeAnnotation: TypeAnnotationNode? { optional(2) }
  var initializer: InitializerClauseNode? { optional(3) }
}

struct RepeatStmtNode: TypedNode {
  let node: Node

  var body: CodeBlockNode { child(1) }
  var condition: Node { child(3) }
}

struct ReturnStmtNode: TypedNode {
  let node: Node

  var expression: Node? { optional(1) }
}

struct SourceFileNode: TypedNode {
  let node: Node

  var statements: NodeList<CodeBlockItemNode> { child(1) }
}

struct SwitchCaseItemNode: TypedNode {
  let node: Node

  var pattern: Node { child(0) }
  var whereClause: WhereClauseNode? { optional(1) }
}

struct SwitchCaseLabelNode: TypedNode {
  let node: Node

  var caseItems: NodeList<SwitchCaseItemNode> { child(1) }
}

struct SwitchCaseNode: TypedNode {
  let node: Node

  var label: Node { child(1) }
  var statements: NodeList<CodeBlockItemNode> { child(2) }
}

struct ThrowStmtNode: TypedNode {
  let node: Node

  var expression: Node { child(1) }
}

struct TuplePatternElementNode: TypedNode {
  let node: Node

  var label: Token? { optional(0) }
  var pattern: Node { child(2) }
}

struct TuplePatternNode: TypedNode {
  let node: Node

  var elements: NodeList<TuplePatternElementNode> { child(1) }
}

struct ValueBindingPatternNode: TypedNode {
  let node: Node

  var pattern: Node { child(1) }
}

struct WhereClauseNode: TypedNode {
  let node: Node

  var condition: Node { child(1) }
}

struct WhileStmtNode: TypedNode {
  let node: Node

  var conditions: NodeList<ConditionElementNode> { child(1) }
  var body: CodeBlockNode { child(2) }
}

struct WildcardPatternNode: TypedNode {
  let node: Node

  var wildcard: Token { child(0) }
}

struct YieldStmtNode: TypedNode {
  let node: Node

  var yieldedExpressions: Node { child(1) }
}
