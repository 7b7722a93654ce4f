import ViperLinking

/// The consensus of several items about a value: none states one, all that do agree, or they differ.
enum Consensus<Value: Equatable> {
  case none
  case one(Value)
  case several

  /// - Parameter value: the value that an item states, if any.
  init<Item>(of items: [Item], _ value: (Item) -> Value?) {
    self = .none
    for item in items {
      guard let value = value(item) else { continue }
      switch self {
      case .none: self = .one(value)
      case .one(let first) where first != value: self = .several
      default: break
      }
    }
  }

  /// The value that all agree on.
  var value: Value? {
    if case .one(let value) = self { value } else { nil }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
