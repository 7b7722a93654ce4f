/// The expressions directly inside another one, by their positions: found by stepping over subtrees, without an array.
package struct Operands: Sequence, IteratorProtocol, Sendable {
  private let facts: FileFacts
  private var position: Int
  private let end: Int

  init(of expression: Int, in facts: FileFacts) {
    self.facts = facts
    position = expression + 1
    end = Int(facts.expressions[expression].subtreeEnd)
  }

  package var first: Int? { position < end ? position : nil }
  package var isEmpty: Bool { position >= end }

  package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(facts.expressions[position].subtreeEnd) }
    return position
  }
}
