/// A resolved type.
package enum SemanticType: Hashable, Sendable {
  /// A type or protocol of the code base, with its generic arguments.
  case nominal(TypeSymbol.ID, TypeList)
  case composition(TypeList)
  indirect case optional(SemanticType)
  indirect case array(SemanticType)
  indirect case dictionary(SemanticType, SemanticType)
  case tuple([Element])
  indirect case function([SemanticType], SemanticType)
  indirect case metatype(SemanticType)
  /// A generic parameter with its bounds.
  case parameter(Name, TypeList)
  /// A type without a declaration in the root.
  case external(Name, TypeList)
  case unknown

  package struct Element: Hashable, Sendable {
    var label: Name
    var type: SemanticType
  }

  /// A pattern match, because `==` would compare whole types.
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// The type without optionals around it.
  package var unwrapped: SemanticType {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }

  /// The element type of iteration or subscripting.
  var element: SemanticType {
    switch unwrapped {
    case .array(let element): element
    case .dictionary(let key, let value):
      .tuple([Element(label: 0, type: key), Element(label: 0, type: value)])
    case .external(_, let arguments) where arguments.count == 1: arguments[0]
    default: .unknown
    }
  }

  /// The symbol of a nominal type, optional or not.
  package var symbol: TypeSymbol.ID? {
    switch self {
    case .nominal(let id, _): id
    case .optional(let inner): inner.symbol
    default: nil
    }
  }

  /// Visits all symbols in the type from left to right, except in functions and metatypes.
  func forEachSymbol(_ visit: (TypeSymbol.ID) -> Void) {
    switch self {
    case .nominal(let id, let arguments):
      visit(id)
      for argument in arguments { argument.forEachSymbol(visit) }
    case .composition(let parts), .parameter(_, let parts), .external(_, let parts):
      for part in parts { part.forEachSymbol(visit) }
    case .optional(let inner), .array(let inner): inner.forEachSymbol(visit)
    case .dictionary(let key, let value):
      key.forEachSymbol(visit)
      value.forEachSymbol(visit)
    case .tuple(let elements): for element in elements { element.type.forEachSymbol(visit) }
    case .function, .metatype, .unknown: break
    }
  }

  /// The unique symbols in the type, except in functions and metatypes.
  package var symbols: Set<TypeSymbol.ID> {
    var symbols: Set<TypeSymbol.ID> = []
    forEachSymbol { symbols.insert($0) }
    return symbols
  }

  /// Whether a value is a single one rather than a container.
  var isSingle: Bool {
    switch self {
    case .optional(let inner): inner.isSingle
    case .array, .dictionary: false
    default: true
    }
  }

  /// The largest number of parts of a type, because code can double a type's size with every line.
  private static let sizeLimit = 500

  /// The type, or unknown if it has too many parts.
  var bounded: SemanticType {
    if case .nominal(_, let arguments) = self, arguments.isEmpty { return self }
    var rest = Self.sizeLimit
    return takes(from: &rest) ? self : .unknown
  }

  /// Subtracts the number of parts from `rest`, and returns false if it is exceeded.
  private func takes(from rest: inout Int) -> Bool {
    rest -= 1
    guard rest >= 0 else { return false }
    switch self {
    case .nominal(_, let parts), .composition(let parts), .parameter(_, let parts), .external(_, let parts):
      return parts.allSatisfy { $0.takes(from: &rest) }
    case .optional(let inner), .array(let inner), .metatype(let inner): return inner.takes(from: &rest)
    case .dictionary(let key, let value): return key.takes(from: &rest) && value.takes(from: &rest)
    case .tuple(let elements): return elements.allSatisfy { $0.type.takes(from: &rest) }
    case .function(let parameters, let result):
      return parameters.allSatisfy { $0.takes(from: &rest) } && result.takes(from: &rest)
    case .unknown: return true
    }
  }

  /// The type with its generic parameters replaced.
  func substituting(_ map: NameMap<SemanticType>) -> SemanticType { map.isEmpty ? self : replacing(map).bounded }

  private func replacing(_ map: NameMap<SemanticType>) -> SemanticType {
    switch self {
    case .parameter(let name, _): return map[name] ?? self
    case .nominal(let id, let arguments): return .nominal(id, arguments.map { $0.replacing(map) })
    case .composition(let parts): return .composition(parts.map { $0.replacing(map) })
    case .optional(let inner): return .optional(inner.replacing(map))
    case .array(let inner): return .array(inner.replacing(map))
    case .dictionary(let key, let value): return .dictionary(key.replacing(map), value.replacing(map))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(map)) })
    case .function(let parameters, let result):
      return .function(parameters.map { $0.replacing(map) }, result.replacing(map))
    case .metatype(let inner): return .metatype(inner.replacing(map))
    case .external(let name, let arguments): return .external(name, arguments.map { $0.replacing(map) })
    case .unknown: return self
    }
  }

  /// Binds the generic parameters in this type to the corresponding parts of another one.
  func bind(to other: SemanticType, into map: inout NameMap<SemanticType>) {
    switch (self, other) {
    case (.parameter(let name, _), _): if map[name] == nil, !other.isUnknown { map[name] = other }
    case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)), (.metatype(let a), .metatype(let b)):
      a.bind(to: b, into: &map)
    case (.optional(let a), _): a.bind(to: other, into: &map)
    case (.nominal(let a, let x), .nominal(let b, let y)) where a == b && x.count == y.count:
      for (x, y) in zip(x, y) { x.bind(to: y, into: &map) }
    case (.function(_, let a), .function(_, let b)): a.bind(to: b, into: &map)
    default: break
    }
  }
}

/// A list of types, usually empty; unlike an array, an empty one needs no reference counting.
package struct TypeList: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private let types: [SemanticType]?

  package init(_ types: [SemanticType]) { self.types = types.isEmpty ? nil : types }

  package init(arrayLiteral types: SemanticType...) { self.init(types) }

  package var startIndex: Int { 0 }
  package var endIndex: Int { types?.count ?? 0 }

  // An empty list has no positions.
  package subscript(position: Int) -> SemanticType { types![position] }

  package func map(_ transform: (SemanticType) -> SemanticType) -> TypeList {
    guard let types else { return [] }
    return TypeList(types.map(transform))
  }
}
