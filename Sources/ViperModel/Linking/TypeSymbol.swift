import ViperFacts

/// A type or protocol with all its parts: its declaration and every extension of it.
///
/// An external type that the code base extends has a symbol too, for the members that it gains.
struct TypeSymbol: Sendable {
  typealias ID = Int

  var id: ID
  var name: Name
  var qualifiedName: String
  var kind: Declaration.Kind
  var isExternal = false
  var isLocal = false
  var parent: ID?
  /// Nil for external types.
  var declaration: DeclarationReference?
  var root: Int
  var extensions: [DeclarationReference] = []
  var generics: [Name] = []
  /// Direct superclass, protocols and refined protocols, from the declaration and its extensions.
  var supertypes: [SemanticType] = []
  /// Properties, methods, initializers, cases and subscripts by name.
  var members: [Name: [DeclarationReference]] = [:]
  var nestedTypes: [Name: [ID]] = [:]
  var nestedAliases: [Name: DeclarationReference] = [:]
  /// Types that name it as a direct supertype, in source order.
  var subtypes: [ID] = []
  /// Clauses of `#if` declare a type more than once.
  var otherDeclarations: [DeclarationReference] = []

  var isProtocol: Bool { kind == .protocol }
  /// Its declarations and extensions.
  var parts: [DeclarationReference] { (declaration.map { [$0] } ?? []) + otherDeclarations + extensions }
}
