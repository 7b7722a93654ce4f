/// A list of types, usually empty; unlike an array, an empty one needs no reference counting.
package struct TypeList: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private let types: [SemanticType]?

  package init(_ types: [SemanticType]) { self.types = types.isEmpty ? nil : types }

  package init(arrayLiteral types: SemanticType...) { self.init(types) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { types?.count ?? 0 }

  package subscript(position: Int) -> SemanticType { types![position] }

  package func map(_ transform: (SemanticType) -> SemanticType) -> TypeList {
    guard let types else { return [] }
    return TypeList(types.map(transform))
  }
}
