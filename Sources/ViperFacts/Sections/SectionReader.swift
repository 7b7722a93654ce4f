/// The reader of the sections of a `SectionWriter`, in order and in place.
///
/// The bytes are not trusted. A section that is missing or does not fit is empty, and `isSound` is false from then on; the
/// content of records is for their reader to check.
package struct SectionReader {
  package private(set) var isSound = true
  private let bytes: FactBytes
  /// The number of records in each section.
  private var counts: FactSection<UInt32>
  private var next = 0
  private var offset: Int
  private let end: Int

  /// - Parameter range: the range of the sections in the bytes, starting at a multiple of eight.
  package init(_ bytes: FactBytes, in range: Range<Int>? = nil) {
    let range = range ?? 0..<bytes.count
    self.bytes = bytes
    end = range.upperBound
    let wordSize = MemoryLayout<UInt32>.size
    let sections = range.count < wordSize ? 0 : Int(bytes.records(at: range.lowerBound, count: 1)[0] as UInt32)
    let tableSize = SectionWriter.tableSize(sections: sections)
    isSound = range.count >= wordSize && tableSize <= range.count
    offset = range.lowerBound + (isSound ? tableSize : 0)
    counts = bytes.records(at: range.lowerBound + (isSound ? wordSize : 0), count: isSound ? sections : 0)
  }

  package mutating func records<Record: BitwiseCopyable & Sendable>(_: Record.Type = Record.self) -> FactSection<Record> {
    let count = next < counts.count ? Int(counts[next]) : 0
    let size = SectionWriter.padded(count * MemoryLayout<Record>.stride)
    guard isSound, next < counts.count, size <= end - offset else {
      isSound = false
      return bytes.records(at: 0, count: 0)
    }
    defer { (next, offset) = (next + 1, offset + size) }
    return bytes.records(at: offset, count: count)
  }

  /// The names, with their ends validated.
  package mutating func names() -> NameTable {
    let names = NameTable(ends: records(), hashes: records(), bytes: records())
    if !names.isSound { isSound = false }
    return names
  }

  /// Whether all sections have been read and nothing follows them.
  package var isAtEnd: Bool { isSound && next == counts.count && offset == end }
}
