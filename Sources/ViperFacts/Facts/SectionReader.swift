/// Takes sections of records out of bytes, one after the other, where they lie.
struct SectionReader {
  private let bytes: FactBytes
  private(set) var offset: Int

  init(_ bytes: FactBytes, from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// The caller has seen to it that there are as many bytes.
  mutating func records<Record: BitwiseCopyable>(_ count: some BinaryInteger) -> FactSection<Record> {
    defer { offset += Int(count) * MemoryLayout<Record>.stride }
    return bytes.records(at: offset, count: Int(count))
  }
}
