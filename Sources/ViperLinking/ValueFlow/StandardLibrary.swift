/// The members of standard library containers that return elements.
enum StandardLibrary {
  static func member(_ name: String, of base: Value) -> Value {
    if base.type.isUnknown { return .unknown }
    if name == "lazy" || name == "indices" { return Value(type: base.type) }
    switch base.type.unwrapped {
    case .array(let element) where name == "first" || name == "last": return Value(type: .optional(element))
    case .dictionary(_, let value) where name == "values": return Value(type: .array(value))
    case .dictionary(let key, _) where name == "keys": return Value(type: .array(key))
    default: return .unknown
    }
  }

  /// A call that passes elements of a container, or the value of an optional, to a closure.
  struct Call {
    private let name: String
    private let type: SemanticType
    private let isOnContainer: Bool
    private let element: SemanticType

    private static let elementWise: Set<String> = [
      "forEach", "map", "filter", "compactMap", "flatMap", "first", "last", "contains", "allSatisfy", "sorted", "min", "max",
      "firstIndex", "removeAll", "reduce", "prefix", "drop",
    ]
    private static let optionalWise: Set<String> = ["map", "flatMap"]

    /// Nil for any other call.
    init?(_ name: String, on type: SemanticType) {
      isOnContainer = type.isContainer
      guard isOnContainer ? Self.elementWise.contains(name) : type.isOptional && Self.optionalWise.contains(name) else {
        return nil
      }
      self.name = name
      self.type = type
      element = isOnContainer ? type.unwrapped.element : type.unwrapped
    }

    /// The expected type of a closure argument.
    var closure: SemanticType { .function([element, element], .unknown) }

    /// - Parameter closure: the type of the last argument.
    func result(_ closure: SemanticType?) -> SemanticType {
      switch name {
      case "filter", "sorted", "prefix", "drop": return type.unwrapped
      case "first", "last", "min", "max": return .optional(element)
      case "map", "compactMap":
        guard case .function(_, let result)? = closure else { return .unknown }
        return isOnContainer ? .array(name == "map" ? result : result.unwrapped) : .optional(result)
      default: return .unknown
      }
    }
  }
}

extension SemanticType {
  fileprivate var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  fileprivate var isContainer: Bool {
    switch self {
    case .optional(let inner): inner.isContainer
    case .array, .dictionary: true
    default: false
    }
  }
}
