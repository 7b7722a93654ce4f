/// A record of a tree in preorder: its descendants follow it.
@usableFromInline package protocol TreeRecord: BitwiseCopyable, Sendable {
  /// The position after its last descendant.
  var subtreeEnd: UInt32 { get }
}

/// The positions of a record's direct children, found by skipping their subtrees.
///
/// Inlinable, since linking iterates over little else.
@usableFromInline package struct Subtrees<Record: TreeRecord>: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let records: FactSection<Record>
  @usableFromInline var position: Int
  @usableFromInline let end: Int

  /// - Parameter parent: nil for the records at the top.
  @inlinable init(of parent: Int?, in records: FactSection<Record>) {
    self.records = records
    position = parent.map { $0 + 1 } ?? 0
    end = parent.map { Int(records[$0].subtreeEnd) } ?? records.count
  }

  @inlinable package var first: Int? { position < end ? position : nil }
  @inlinable package var isEmpty: Bool { position >= end }

  @inlinable package mutating func next() -> Int? {
    guard position < end else { return nil }
    defer { position = Int(records[position].subtreeEnd) }
    return position
  }
}

@usableFromInline package typealias Children = Subtrees<Declaration>
@usableFromInline package typealias Operands = Subtrees<Expression>
