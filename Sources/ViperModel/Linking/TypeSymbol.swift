import ViperFacts

/// A type or protocol with all its parts: its declaration and every extension of it.
///
/// An external type that the code base extends has a symbol too, for the members that it gains.
struct TypeSymbol: Sendable {
  typealias ID = Int

  let id: ID
  let name: Name
  var qualifiedName: String
  var kind: Declaration.Kind
  var isExternal = false
  var isLocal = false
  var parent: ID?
  /// Nil for external types.
  var declaration: DeclarationReference?
  var root: Int
  /// Its declaration, those in other clauses of `#if`, then its extensions.
  var parts: [DeclarationReference] = []
  var generics: [Name] = []
  /// Direct superclass, protocols and refined protocols, from the declaration and its extensions.
  var supertypes: [SemanticType] = []
  /// The types of the code base among them, from left to right.
  var bases: [ID] = []
  /// Types that name it as a direct supertype, in source order.
  var subtypes: [ID] = []

  var isProtocol: Bool { kind == .protocol }
}
