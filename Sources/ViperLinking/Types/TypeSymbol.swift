package import ViperFacts

/// A type or protocol with all its parts: its declaration and its extensions.
///
/// An external type that the code base extends has a symbol, too, for the members of its extensions.
package struct TypeSymbol: Sendable {
  package typealias ID = Int

  package let id: ID
  package let name: Name
  package let qualifiedName: String
  package let kind: Declaration.Kind
  /// Stored, because another module would copy the whole symbol to ask a computed property.
  package let isProtocol: Bool
  package let isExternal: Bool
  package let isLocal: Bool
  package let parent: ID?
  /// Nil for an external type.
  package let declaration: DeclarationReference?
  package let root: Int
  /// The declaration, those in other `#if` clauses, then the extensions.
  package var parts: [DeclarationReference] = []
  /// The type parameters, or a protocol's associated types.
  package internal(set) var generics: [Name] = []
  /// The direct superclass and protocols, from the declaration and its extensions.
  package var supertypes: [SemanticType] = []
  /// The symbols in `supertypes`, from left to right.
  package var bases: [ID] = []
  /// The types with this one as a direct supertype, in source order.
  var subtypes: [ID] = []

  init(
    id: ID, name: Name, qualifiedName: String, kind: Declaration.Kind, isExternal: Bool = false, isLocal: Bool = false,
    parent: ID? = nil, declaration: DeclarationReference? = nil, root: Int
  ) {
    self.id = id
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    isProtocol = kind == .protocol
    self.isExternal = isExternal
    self.isLocal = isLocal
    self.parent = parent
    self.declaration = declaration
    self.root = root
  }
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
