/// The result of evaluating an expression.
struct Value: Sendable {
  /// The source of a value: a constructed type, or another slot.
  enum Source: Hashable, Sendable {
    case type(TypeSymbol.ID)
    case slot(Int)
  }

  var type: SemanticType
  var sources = ValueSources()
  /// Whether the value is `self`, under any name.
  var isSelf = false
  /// Whether the expression itself constructs, casts or names the type, so that its location is already recorded.
  var isExplicit = false
  /// Whether the value comes from another type, so that its elements are reached rather than owned.
  var isReached = false

  static var unknown: Value { Value(type: .unknown) }

  /// Either of two values, with the first known type and all sources.
  func united(with other: Value) -> Value {
    var all = sources
    all.formUnion(other.sources)
    return Value(
      type: type.isUnknown ? other.type : type, sources: all, isSelf: isSelf && other.isSelf,
      isExplicit: isExplicit && other.isExplicit)
  }
}
