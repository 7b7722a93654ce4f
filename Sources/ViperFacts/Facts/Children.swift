/// The declarations directly inside another one, or at the top of a file, by their positions: found like `Operands`.
@usableFromInline package struct Children: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let facts: FileFacts
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable init(of parent: Int?, in facts: FileFacts) {
    self.facts = facts
    position = parent.map { $0 + 1 } ?? 0
    end = parent.map { Int(facts.declarations[$0].subtreeEnd) } ?? facts.declarations.count
  }

  @inlinable package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(facts.declarations[position].subtreeEnd) }
    return position
  }
}
