// Declarations, with the children that the extractor reads. Each number is a position among the named children of the node's kind
// in swift-syntax; a test compares it with swift-syntax's documented API.

/// The common children of classes, structs, enums, actors and protocols.
protocol Nominal: TypedNode {
  var name: Token { get }
  var modifiers: NodeList<DeclModifierNode> { get }
  var attributes: NodeList<Node> { get }
  var genericParameterClause: GenericParameterClauseNode? { get }
  var inheritanceClause: InheritanceClauseNode? { get }
  var genericWhereClause: GenericWhereClauseNode? { get }
  var memberBlock: MemberBlockNode { get }
}

extension ClassDeclNode: Nominal {}
extension StructDeclNode: Nominal {}
extension EnumDeclNode: Nominal {}
extension ActorDeclNode: Nominal {}
extension ProtocolDeclNode: Nominal {
  /// Nil: a protocol's primary associated types are no generic parameters.
  var genericParameterClause: GenericParameterClauseNode? { nil }
}

struct AccessorDeclNode: TypedNode {
  let node: Node

  var accessorSpecifier: Token { child(2) }
  var parameters: AccessorParametersNode? { optional(3) }
  var effectSpecifiers: EffectSpecifiersNode? { optional(4) }
  var body: CodeBlockNode? { optional(5) }
}

struct ActorDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var inheritanceClause: InheritanceClauseNode? { optional(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var memberBlock: MemberBlockNode { child(7) }
}

struct AssociatedTypeDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var inheritanceClause: InheritanceClauseNode? { optional(4) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
}

struct ClassDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var inheritanceClause: InheritanceClauseNode? { optional(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var memberBlock: MemberBlockNode { child(7) }
}

struct DeinitializerDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var deinitKeyword: Token { child(2) }
  var body: CodeBlockNode? { optional(4) }
}

struct EnumCaseDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var elements: NodeList<EnumCaseElementNode> { child(3) }
}

struct EnumDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var inheritanceClause: InheritanceClauseNode? { optional(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var memberBlock: MemberBlockNode { child(7) }
}

struct ExtensionDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var extendedType: Node { child(3) }
  var inheritanceClause: InheritanceClauseNode? { optional(4) }
  var genericWhereClause: GenericWhereClauseNode? { optional(5) }
  var memberBlock: MemberBlockNode { child(6) }
}

struct FunctionDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var signature: FunctionSignatureNode { child(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var body: CodeBlockNode? { optional(7) }
}

struct IfConfigDeclNode: TypedNode {
  let node: Node

  var clauses: NodeList<IfConfigClauseNode> { child(0) }
}

struct ImportDeclNode: TypedNode {
  let node: Node

  var path: NodeList<ImportPathComponentNode> { child(4) }
}

struct InitializerDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var initKeyword: Token { child(2) }
  var optionalMark: Token? { optional(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var signature: FunctionSignatureNode { child(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var body: CodeBlockNode? { optional(7) }
}

struct MacroExpansionDeclNode: TypedNode {
  let node: Node

  var macroName: Token { child(4) }
}

struct ProtocolDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var inheritanceClause: InheritanceClauseNode? { optional(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var memberBlock: MemberBlockNode { child(7) }
}

struct StructDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var inheritanceClause: InheritanceClauseNode? { optional(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var memberBlock: MemberBlockNode { child(7) }
}

struct SubscriptDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var subscriptKeyword: Token { child(2) }
  var genericParameterClause: GenericParameterClauseNode? { optional(3) }
  var parameterClause: FunctionParameterClauseNode { child(4) }
  var returnClause: ReturnClauseNode { child(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
  var accessorBlock: AccessorBlockNode? { optional(7) }
}

struct TypeAliasDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var name: Token { child(3) }
  var genericParameterClause: GenericParameterClauseNode? { optional(4) }
  var initializer: TypeInitializerClauseNode { child(5) }
  var genericWhereClause: GenericWhereClauseNode? { optional(6) }
}

struct VariableDeclNode: TypedNode {
  let node: Node

  var attributes: NodeList<Node> { child(0) }
  var modifiers: NodeList<DeclModifierNode> { child(1) }
  var bindingSpecifier: Token { child(2) }
  var bindings: NodeList<PatternBindingNode> { child(3) }
}
