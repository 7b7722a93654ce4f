/// Puts sections of records into one stretch of bytes; a `SectionReader` takes them out in the same order.
///
/// First the number of sections and how many records each has, as UInt32s, then the sections, each padded to eight bytes. Records are
/// copied as they lie in memory, so they must have no padding of their own: then equal records give equal bytes.
package struct SectionWriter {
  private var counts: [UInt32] = []
  private var sections: [UInt8] = []

  package init() {}

  package mutating func append<Record: BitwiseCopyable>(_ records: [Record]) {
    records.withUnsafeBytes { append($0, count: records.count) }
  }

  /// Three sections: where each name ends, the hashes, and the characters.
  package mutating func append(_ names: CollectedNames) {
    append(names.ends)
    append(names.hashes)
    append(names.bytes)
  }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.tableSize(sections: counts.count) + sections.count)
    bytes.append(record: UInt32(counts.count))
    for count in counts { bytes.append(record: count) }
    bytes.pad()
    return bytes + sections
  }

  /// The bytes in front of the first section.
  static func tableSize(sections: Int) -> Int { padded(MemoryLayout<UInt32>.size * (sections + 1)) }

  static func padded(_ size: Int) -> Int { (size + FactBytes.alignment - 1) & ~(FactBytes.alignment - 1) }

  private mutating func append(_ records: UnsafeRawBufferPointer, count: Int) {
    counts.append(UInt32(count))
    sections.append(contentsOf: records)
    sections.pad()
  }
}

extension [UInt8] {
  /// Makes the end a place where any record may lie.
  mutating func pad() {
    while count % FactBytes.alignment != 0 { append(0) }
  }

  mutating func append<Record: BitwiseCopyable>(record: Record) {
    Swift.withUnsafeBytes(of: record) { append(contentsOf: $0) }
  }
}
