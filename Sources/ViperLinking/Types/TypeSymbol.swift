package import ViperFacts

/// A type or protocol with all its parts: its declaration and its extensions.
///
/// An external type that the code base extends has a symbol, too, for the members of its extensions.
package struct TypeSymbol: Sendable {
  package typealias ID = Int

  package let id: ID
  package let name: Name
  package var qualifiedName: String
  package var kind: Declaration.Kind
  package var isExternal = false
  package var isLocal = false
  package var parent: ID?
  /// Nil for an external type.
  package var declaration: DeclarationReference?
  package var root: Int
  /// The declaration, those in other `#if` clauses, then the extensions.
  package var parts: [DeclarationReference] = []
  var generics: [Name] = []
  /// The direct superclass and protocols, from the declaration and its extensions.
  package var supertypes: [SemanticType] = []
  /// The symbols in `supertypes`, from left to right.
  package var bases: [ID] = []
  /// The types with this one as a direct supertype, in source order.
  var subtypes: [ID] = []

  package var isProtocol: Bool { kind == .protocol }
}

/// The position of a declaration in the code base: a file and an index.
package struct DeclarationReference: Hashable, Sendable {
  package var file: Int32
  package var index: Int32

  package init(file: Int, index: Int) {
    self.file = Int32(file)
    self.index = Int32(index)
  }
}
