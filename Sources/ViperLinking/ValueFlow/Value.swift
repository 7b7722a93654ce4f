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
  /// Whether it is the entry of a type in a container, as registering the type returns.
  var isEntry = false

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

/// The unique sources of a value; a single one, the usual case, needs no array.
struct ValueSources: Sendable, Sequence {
  private var first: Value.Source?
  private var others: [Value.Source]?

  init() {}

  init(_ source: Value.Source) { first = source }

  func makeIterator() -> Iterator { Iterator(sources: self) }

  mutating func insert(_ source: Value.Source) {
    guard let first else { return self.first = source }
    if source == first || others?.contains(source) == true { return }
    others = (others ?? []) + [source]
  }

  mutating func formUnion(_ other: ValueSources) {
    if first == nil { self = other } else { for source in other { insert(source) } }
  }

  struct Iterator: IteratorProtocol {
    let sources: ValueSources
    var position = 0

    mutating func next() -> Value.Source? {
      defer { position += 1 }
      if position == 0 { return sources.first }
      guard let others = sources.others, position <= others.count else { return nil }
      return others[position - 1]
    }
  }
}
