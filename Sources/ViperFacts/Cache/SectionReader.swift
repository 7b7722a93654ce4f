/// Takes arrays of records out of bytes, one after the other, each with a single copy.
struct SectionReader {
  private var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

  /// The caller has seen to it that there are as many bytes.
  mutating func records<Record: BitwiseCopyable>(_ count: some BinaryInteger) -> [Record] {
    guard count > 0 else { return [] }
    let section = bytes(Int(count) * MemoryLayout<Record>.stride)
    return Array(unsafeUninitializedCapacity: Int(count)) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(from: section)
      initialized = Int(count)
    }
  }

  mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer {
    let section = UnsafeRawBufferPointer(rebasing: rest[..<count])
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    return section
  }
}
