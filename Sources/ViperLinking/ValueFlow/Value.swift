/// What evaluating an expression gives.
struct Value: Sendable {
  /// Where a value comes from: a type that was constructed, or another slot.
  enum Source: Hashable, Sendable {
    case type(TypeSymbol.ID)
    case slot(Int)
  }

  var type: SemanticType
  var sources = ValueSources()
  /// `self` under any name.
  var isSelf = false
  /// Made, cast or named by its type right here: the place is recorded already.
  var isExplicit = false
  /// Handed out by another type: its elements are reached, not owned.
  var isReached = false

  static var unknown: Value { Value(type: .unknown) }

  /// Either of two values: the first known type, all sources.
  func united(with other: Value) -> Value {
    var all = sources
    all.formUnion(other.sources)
    return Value(
      type: type.isUnknown ? other.type : type, sources: all, isSelf: isSelf && other.isSelf,
      isExplicit: isExplicit && other.isExplicit)
  }
}
