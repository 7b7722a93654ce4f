import ViperLinking

/// What several say: nothing, all the same, or different things.
enum Consensus<Value: Equatable> {
  case none
  case one(Value)
  case several

  /// - Parameter value: what one of them says, if anything.
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

  /// What they agree on.
  var value: Value? {
    if case .one(let value) = self { value } else { nil }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
