/// The result of evaluating an expression.
struct Value: Sendable {
  /// The source of a value.
  enum Source: Hashable, Sendable {
    /// An object of the type, which is made here or is `self`.
    case type(TypeSymbol.ID)
    /// What another slot has.
    case slot(Int)
    /// An object of the class, which a cast finds in what a slot has.
    case cast(TypeSymbol.ID, of: Int)
    /// A literal.
    case constant
    /// Something of which nothing is known; as a value without any source.
    case unseen
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

  /// Any of several values: the first known type, and all sources.
  static func any(of values: [Value]) -> Value {
    var sources = values.first?.sources ?? ValueSources()
    for value in values.dropFirst() { sources = sources.united(with: value.sources) }
    return Value(type: values.first { !$0.type.isUnknown }?.type ?? .unknown, sources: sources)
  }

  /// Either of two values, with the first known type and all sources.
  func united(with other: Value) -> Value {
    Value(
      type: type.isUnknown ? other.type : type, sources: sources.united(with: other.sources), isSelf: isSelf && other.isSelf,
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

  var isEmpty: Bool { first == nil }

  /// The sources, with a name for there being none.
  var orUnseen: ValueSources { isEmpty ? ValueSources(.unseen) : self }

  mutating func insert(_ source: Value.Source) {
    guard let first else { return self.first = source }
    if source == first || others?.contains(source) == true { return }
    others = (others ?? []) + [source]
  }

  mutating func formUnion(_ other: ValueSources) {
    if first == nil { self = other } else { for source in other { insert(source) } }
  }

  /// The sources of either of two values.
  func united(with other: ValueSources) -> ValueSources {
    var all = orUnseen
    all.formUnion(other.orUnseen)
    return all
  }

  /// The sources without those of another value.
  func subtracting(_ other: ValueSources) -> ValueSources {
    if isEmpty || other.isEmpty { return self }
    return reduce(into: ValueSources()) { if !other.contains($1) { $0.insert($1) } }
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
