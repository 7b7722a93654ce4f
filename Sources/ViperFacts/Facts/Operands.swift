/// The expressions directly inside another one, by their positions: found by stepping over subtrees, without an array.
@usableFromInline package struct Operands: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let facts: FileFacts
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  @inlinable init(of expression: Int, in facts: FileFacts) {
    self.facts = facts
    position = expression + 1
    end = Int(facts.expressions[expression].subtreeEnd)
  }

  @inlinable package var first: Int? { position < end ? position : nil }
  @inlinable package var isEmpty: Bool { position >= end }

  @inlinable package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(facts.expressions[position].subtreeEnd) }
    return position
  }
}
