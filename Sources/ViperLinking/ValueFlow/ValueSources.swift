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
