// Clauses and list elements of declarations and expressions, with the children that the extractor reads. Each number is a
// position among the named children of the node's kind in swift-syntax; a test compares it with swift-syntax's documented API.

struct AccessorBlockNode: TypedNode {
  let node: Node

  var accessors: Node { child(1) }
}

struct AccessorParametersNode: TypedNode {
  let node: Node

  var name: Token { child(1) }
}

struct ArrayElementNode: TypedNode {
  let node: Node

  var expression: Node { child(0) }
}

struct AttributeNode: TypedNode {
  let node: Node

  var attributeName: Node { child(1) }
}

struct ClosureCaptureClauseNode: TypedNode {
  let node: Node

  var items: NodeList<ClosureCaptureNode> { child(1) }
}

struct ClosureCaptureNode: TypedNode {
  let node: Node

  var specifier: ClosureCaptureSpecifierNode? { optional(0) }
  var name: Token { child(1) }
  var initializer: InitializerClauseNode? { optional(2) }
}

struct ClosureCaptureSpecifierNode: TypedNode {
  let node: Node

  var specifier: Token { child(0) }
}

struct ClosureParameterClauseNode: TypedNode {
  let node: Node

  var parameters: NodeList<ClosureParameterNode> { child(1) }
}

struct ClosureParameterNode: TypedNode {
  let node: Node

  var firstName: Token { child(2) }
  var secondName: Token? { optional(3) }
  var type: Node? { optional(5) }
}

struct ClosureShorthandParameterNode: TypedNode {
  let node: Node

  var name: Token { child(0) }
}

struct ClosureSignatureNode: TypedNode {
  let node: Node

  var capture: ClosureCaptureClauseNode? { optional(1) }
  var parameterClause: Node? { optional(2) }
  var effectSpecifiers: EffectSpecifiersNode? { optional(3) }
  var returnClause: ReturnClauseNode? { optional(4) }
}

struct DeclModifierDetailNode: TypedNode {
  let node: Node

  var detail: Token { child(1) }
}

struct DeclModifierNode: TypedNode {
  let node: Node

  var name: Token { child(0) }
  var detail: DeclModifierDetailNode? { optional(1) }
}

struct DictionaryElementNode: TypedNode {
  let node: Node

  var key: Node { child(0) }
  var value: Node { child(2) }
}

/// Those of functions, accessors and closures, which have the same children.
struct EffectSpecifiersNode: TypedNode {
  let node: Node

  var throwsClause: ThrowsClauseNode? { optional(1) }
}

struct EnumCaseElementNode: TypedNode {
  let node: Node

  var name: Token { child(0) }
  var parameterClause: EnumCaseParameterClauseNode? { optional(1) }
}

struct EnumCaseParameterClauseNode: TypedNode {
  let node: Node

  var parameters: NodeList<EnumCaseParameterNode> { child(1) }
}

struct EnumCaseParameterNode: TypedNode {
  let node: Node

  var firstName: Token? { optional(1) }
  var secondName: Token? { optional(2) }
  var type: Node { child(4) }
}

struct ExpressionSegmentNode: TypedNode {
  let node: Node

  var expressions: NodeList<LabeledExprNode> { child(3) }
}

struct FunctionParameterClauseNode: TypedNode {
  let node: Node

  var parameters: NodeList<FunctionParameterNode> { child(1) }
}

struct FunctionParameterNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var firstName: Token { child(2) }
  var secondName: Token? { optional(3) }
  var type: Node { child(5) }
  var ellipsis: Token? { optional(6) }
  var defaultValue: InitializerClauseNode? { optional(7) }
}

struct FunctionSignatureNode: TypedNode {
  let node: Node

  var parameterClause: FunctionParameterClauseNode { child(0) }
  var effectSpecifiers: EffectSpecifiersNode? { optional(1) }
  var returnClause: ReturnClauseNode? { optional(2) }
}

struct IfConfigClauseNode: TypedNode {
  let node: Node

  var elements: Node? { optional(2) }
}

struct ImportPathComponentNode: TypedNode {
  let node: Node

  var name: Token { child(0) }
}

struct InitializerClauseNode: TypedNode {
  let node: Node

  var value: Node { child(1) }
}

struct MemberBlockItemNode: TypedNode {
  let node: Node

  var decl: Node { child(0) }
}

struct MemberBlockNode: TypedNode {
  let node: Node

  var members: NodeList<MemberBlockItemNode> { child(1) }
}

struct ModuleSelectorNode: TypedNode {
  let node: Node

  var moduleName: Token { child(0) }
}

struct MultipleTrailingClosureElementNode: TypedNode {
  let node: Node

  var label: Token { child(0) }
  var closure: ClosureExprNode { child(2) }
}

struct PatternBindingNode: TypedNode {
  let node: Node

  var pattern: Node { child(0) }
  var typeAnnotation: TypeAnnotationNode? { optional(1) }
  var initializer: InitializerClauseNode? { optional(2) }
  var accessorBlock: AccessorBlockNode? { optional(3) }
}

struct ThrowsClauseNode: TypedNode {
  let node: Node

  var type: Node? { optional(2) }
}
