// Expressions, with the children that the extractor reads. Each number is a position among the named children of the node's kind
// in swift-syntax; a test compares it with swift-syntax's documented API.

struct ArrayExprNode: TypedNode {
  let node: Node

  var elements: NodeList<ArrayElementNode> { child(1) }
}

struct AwaitExprNode: TypedNode {
  let node: Node

  var expression: Node { child(1) }
}

struct BinaryOperatorExprNode: TypedNode {
  let node: Node

  var `operator`: Token { child(0) }
}

struct BooleanLiteralExprNode: TypedNode {
  let node: Node

  var literal: Token { child(0) }
}

struct ClosureExprNode: TypedNode {
  let node: Node

  var signature: ClosureSignatureNode? { optional(1) }
  var statements: NodeList<CodeBlockItemNode> { child(2) }
}

struct ConsumeExprNode: TypedNode {
  let node: Node

  var expression: Node { child(1) }
}

struct CopyExprNode: TypedNode {
  let node: Node

  var expression: Node { child(1) }
}

struct DeclReferenceExprNode: TypedNode {
  let node: Node

  var moduleSelector: ModuleSelectorNode? { optional(0) }
  var baseName: Token { child(1) }
}

struct DictionaryExprNode: TypedNode {
  let node: Node

  var content: Node { child(1) }
}

struct ForceUnwrapExprNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
}

struct FunctionCallExprNode: TypedNode {
  let node: Node

  var calledExpression: Node { child(0) }
  var arguments: NodeList<LabeledExprNode> { child(2) }
  var trailingClosure: ClosureExprNode? { optional(4) }
  var additionalTrailingClosures: NodeList<MultipleTrailingClosureElementNode> { child(5) }
}

struct GenericSpecializationExprNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
  var genericArgumentClause: GenericArgumentClauseNode { child(1) }
}

struct IfExprNode: TypedNode {
  let node: Node

  var conditions: NodeList<ConditionElementNode> { child(1) }
  var body: CodeBlockNode { child(2) }
  var elseBody: Node? { optional(4) }
}

struct InOutExprNode: TypedNode {
  let node: Node

  var expression: Node { child(1) }
}

struct KeyPathComponentNode: TypedNode {
  let node: Node

  var component: Node { child(1) }
}

struct KeyPathExprNode: TypedNode {
  let node: Node

  var root: Node? { optional(1) }
  var components: NodeList<KeyPathComponentNode> { child(2) }
}

struct KeyPathPropertyComponentNode: TypedNode {
  let node: Node

  var declName: DeclReferenceExprNode { child(0) }
}

struct LabeledExprNode: TypedNode {
  let node: Node

  var label: Token? { optional(0) }
  var expression: Node { child(2) }
}

struct MacroExpansionExprNode: TypedNode {
  let node: Node

  var macroName: Token { child(2) }
  var arguments: NodeList<LabeledExprNode> { child(5) }
  var trailingClosure: ClosureExprNode? { optional(7) }
}

struct MemberAccessExprNode: TypedNode {
  let node: Node

  var base: Node? { optional(0) }
  var declName: DeclReferenceExprNode { child(2) }
}

struct OptionalChainingExprNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
}

struct PatternExprNode: TypedNode {
  let node: Node

  var pattern: Node { child(0) }
}

struct PostfixIfConfigExprNode: TypedNode {
  let node: Node

  var base: Node? { optional(0) }
}

struct PostfixOperatorExprNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
  var `operator`: Token { child(1) }
}

struct PrefixOperatorExprNode: TypedNode {
  let node: Node

  var `operator`: Token { child(0) }
  var expression: Node { child(1) }
}

struct SequenceExprNode: TypedNode {
  let node: Node

  var elements: NodeList<Node> { child(0) }
}

struct StringLiteralExprNode: TypedNode {
  let node: Node

  var segments: NodeList<Node> { child(2) }
}

struct SubscriptCallExprNode: TypedNode {
  let node: Node

  var calledExpression: Node { child(0) }
  var arguments: NodeList<LabeledExprNode> { child(2) }
  var trailingClosure: ClosureExprNode? { optional(4) }
  var additionalTrailingClosures: NodeList<MultipleTrailingClosureElementNode> { child(5) }
}

struct SwitchExprNode: TypedNode {
  let node: Node

  var subject: Node { child(1) }
  var cases: NodeList<Node> { child(3) }
}

struct TryExprNode: TypedNode {
  let node: Node

  var questionOrExclamationMark: Token? { optional(1) }
  var expression: Node { child(2) }
}

struct TupleExprNode: TypedNode {
  let node: Node

  var elements: NodeList<LabeledExprNode> { child(1) }
}

struct TypeExprNode: TypedNode {
  let node: Node

  var type: Node { child(0) }
}

struct UnresolvedAsExprNode: TypedNode {
  let node: Node

  var questionOrExclamationMark: Token? { optional(1) }
}

struct UnresolvedTernaryExprNode: TypedNode {
  let node: Node

  var thenExpression: Node { child(1) }
}
