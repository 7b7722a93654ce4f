/// Records of one kind within a `FactBytes`: as cheap to read as an array, without a copy.
///
/// Inlinable, since linking reads hundreds of thousands of records: without specialisation in other modules, every read is a
/// generic call.
@usableFromInline package struct FactSection<Record: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let owner: FactBytes
  /// Nil only for an empty section.
  @usableFromInline let start: UnsafePointer<Record>?
  @usableFromInline package let count: Int

  /// - Parameter start: the first of `count` records within the owner's bytes.
  init(of owner: FactBytes, _ start: UnsafePointer<Record>?, count: Int) {
    self.owner = owner
    self.start = start
    self.count = count
  }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }

  @inlinable package subscript(position: Int) -> Record {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "index out of range")
    return withExtendedLifetime(owner) { start.unsafelyUnwrapped[position] }
  }

  /// For loops over all records, at the cost of a loop over plain memory.
  @inlinable package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Record>) throws -> Result) rethrows
    -> Result
  {
    try withExtendedLifetime(owner) { try body(UnsafeBufferPointer(start: start, count: count)) }
  }

  @inlinable package func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Record>) throws -> Result
  ) rethrows -> Result? {
    try withUnsafeBufferPointer(body)
  }
}
