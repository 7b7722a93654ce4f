package import ViperFacts

/// A type or protocol with all its parts: its declaration and every extension of it.
///
/// An external type that the code base extends has a symbol too, for the members that it gains.
package struct TypeSymbol: Sendable {
  package typealias ID = Int

  package let id: ID
  package let name: Name
  package var qualifiedName: String
  package var kind: Declaration.Kind
  package var isExternal = false
  package var isLocal = false
  package var parent: ID?
  /// Nil for external types.
  package var declaration: DeclarationReference?
  package var root: Int
  /// Its declaration, those in other clauses of `#if`, then its extensions.
  package var parts: [DeclarationReference] = []
  var generics: [Name] = []
  /// Direct superclass, protocols and refined protocols, from the declaration and its extensions.
  package var supertypes: [SemanticType] = []
  /// The types of the code base among them, from left to right.
  package var bases: [ID] = []
  /// Types that name it as a direct supertype, in source order.
  var subtypes: [ID] = []

  package var isProtocol: Bool { kind == .protocol }
}
