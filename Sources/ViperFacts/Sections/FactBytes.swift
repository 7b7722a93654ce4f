/// Immutable bytes, aligned for any record, that sections point into.
@usableFromInline package final class FactBytes: Sendable {
  /// The alignment of every section.
  static let alignment = 8

  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// - Parameter fill: must write all of the bytes, or throw.
  init(count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws -> Void) rethrows {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: Self.alignment)
    do {
      try fill(bytes)
    } catch {
      bytes.deallocate()
      throw error
    }
    self.bytes = UnsafeRawBufferPointer(bytes)
  }

  /// A copy of unaligned bytes.
  package convenience init(_ copied: [UInt8]) {
    self.init(count: copied.count) { target in copied.withUnsafeBytes { target.copyMemory(from: $0) } }
  }

  deinit { bytes.deallocate() }

  package var count: Int { bytes.count }

  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(bytes) }
  }

  /// - Precondition: that many records lie within the bytes, at an aligned offset.
  package func records<Record: BitwiseCopyable>(at offset: Int, count: Int) -> FactSection<Record> {
    precondition(offset >= 0 && count >= 0 && offset <= bytes.count && offset % MemoryLayout<Record>.alignment == 0)
    precondition(count <= (bytes.count - offset) / MemoryLayout<Record>.stride)
    return FactSection(
      of: self, UnsafeRawBufferPointer(rebasing: bytes[offset...]).assumingMemoryBound(to: Record.self).baseAddress, count: count)
  }
}
