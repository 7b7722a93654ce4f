/// Records of one kind in a `FactBytes`: as cheap to read as an array, without a copy.
///
/// Linking reads records of a few kinds hundreds of thousands of times: @usableFromInline and @inlinable let other modules
/// specialise the access for each kind, without which every read is a call through the generic one.
@usableFromInline package struct FactSection<Record: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let owner: FactBytes
  /// Nil only where there is nothing.
  @usableFromInline let start: UnsafePointer<Record>?
  @usableFromInline package let count: Int

  /// - Parameter start: within the owner's bytes, as are the records behind it.
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

  /// For loops over all records, which then cost no more than those over memory.
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
