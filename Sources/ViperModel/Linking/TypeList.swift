/// Types in a row, mostly none: then there is nothing to be counted, whereas an empty array is passed on like any other.
struct TypeList: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private let types: [SemanticType]?

  init(_ types: [SemanticType]) { self.types = types.isEmpty ? nil : types }

  init(arrayLiteral types: SemanticType...) { self.init(types) }

  var startIndex: Int { 0 }
  var endIndex: Int { types?.count ?? 0 }

  subscript(position: Int) -> SemanticType { types![position] }

  func map(_ transform: (SemanticType) -> SemanticType) -> TypeList {
    guard let types else { return [] }
    return TypeList(types.map(transform))
  }
}
