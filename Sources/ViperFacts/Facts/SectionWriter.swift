/// Fills bytes with sections of records, one after the other.
struct SectionWriter {
  private var rest: UnsafeMutableRawBufferPointer

  init(_ bytes: UnsafeMutableRawBufferPointer) { rest = bytes }

  mutating func append<Record: BitwiseCopyable>(_ records: [Record]) {
    records.withUnsafeBytes { rest.copyMemory(from: $0) }
    rest = UnsafeMutableRawBufferPointer(rebasing: rest[(records.count * MemoryLayout<Record>.stride)...])
  }
}
