// Types and their clauses, with the children that the extractor reads. Each number is a position among the named children of the
// node's kind in swift-syntax; a test compares it with swift-syntax's documented API.

struct ArrayTypeNode: TypedNode {
  let node: Node

  var element: Node { child(1) }
}

struct AttributedTypeNode: TypedNode {
  let node: Node

  var baseType: Node { child(3) }
}

struct CompositionTypeElementNode: TypedNode {
  let node: Node

  var type: Node { child(0) }
}

struct CompositionTypeNode: TypedNode {
  let node: Node

  var elements: NodeList<CompositionTypeElementNode> { child(0) }
}

struct ConformanceRequirementNode: TypedNode {
  let node: Node

  var leftType: Node { child(0) }
  var rightType: Node { child(2) }
}

struct DictionaryTypeNode: TypedNode {
  let node: Node

  var key: Node { child(1) }
  var value: Node { child(3) }
}

struct FunctionTypeNode: TypedNode {
  let node: Node

  var parameters: NodeList<TupleTypeElementNode> { child(1) }
  var returnClause: ReturnClauseNode { child(4) }
}

struct GenericArgumentClauseNode: TypedNode {
  let node: Node

  var arguments: NodeList<GenericArgumentNode> { child(1) }
}

struct GenericArgumentNode: TypedNode {
  let node: Node

  var argument: Node { child(0) }
}

struct GenericParameterClauseNode: TypedNode {
  let node: Node

  var parameters: NodeList<GenericParameterNode> { child(1) }
}

struct GenericParameterNode: TypedNode {
  let node: Node

  var name: Token { child(2) }
  var inheritedType: Node? { optional(4) }
}

struct GenericRequirementNode: TypedNode {
  let node: Node

  var requirement: Node { child(0) }
}

struct GenericWhereClauseNode: TypedNode {
  let node: Node

  var requirements: NodeList<GenericRequirementNode> { child(1) }
}

struct IdentifierTypeNode: TypedNode {
  let node: Node

  var moduleSelector: ModuleSelectorNode? { optional(0) }
  var name: Token { child(1) }
  var genericArgumentClause: GenericArgumentClauseNode? { optional(2) }
}

struct ImplicitlyUnwrappedOptionalTypeNode: TypedNode {
  let node: Node

  var wrappedType: Node { child(0) }
}

struct InheritanceClauseNode: TypedNode {
  let node: Node

  var inheritedTypes: NodeList<InheritedTypeNode> { child(1) }
}

struct InheritedTypeNode: TypedNode {
  let node: Node

  var type: Node { child(0) }
}

struct MemberTypeNode: TypedNode {
  let node: Node

  var baseType: Node { child(0) }
  var name: Token { child(3) }
  var genericArgumentClause: GenericArgumentClauseNode? { optional(4) }
}

struct MetatypeTypeNode: TypedNode {
  let node: Node

  var baseType: Node { child(0) }
}

struct OptionalTypeNode: TypedNode {
  let node: Node

  var wrappedType: Node { child(0) }
}

struct ReturnClauseNode: TypedNode {
  let node: Node

  var type: Node { child(1) }
}

struct SameTypeRequirementNode: TypedNode {
  let node: Node

  var leftType: Node { child(0) }
  var rightType: Node { child(2) }
}

struct SomeOrAnyTypeNode: TypedNode {
  let node: Node

  var constraint: Node { child(1) }
}

struct TupleTypeElementNode: TypedNode {
  let node: Node

  var firstName: Token? { optional(1) }
  var secondName: Token? { optional(2) }
  var type: Node { child(4) }
}

struct TupleTypeNode: TypedNode {
  let node: Node

  var elements: NodeList<TupleTypeElementNode> { child(1) }
}

struct TypeAnnotationNode: TypedNode {
  let node: Node

  var type: Node { child(1) }
}

struct TypeInitializerClauseNode: TypedNode {
  let node: Node

  var value: Node { child(1) }
}
