/// The writer of sections of records into one block of bytes; a `SectionReader` reads them in the same order.
///
/// The number of sections and of records in each come first, as `UInt32`s, then the sections, each padded to eight bytes. Records
/// are copied as they lie in memory, so they must have no padding: then equal records give equal bytes.
package struct SectionWriter {
  private var counts: [UInt32] = []
  private var sections: [UInt8] = []

  package init() {}

  package mutating func append<Record: BitwiseCopyable>(_ records: [Record]) {
    records.withUnsafeBytes { append($0, count: records.count) }
  }

  /// Three sections: the ends of the names, their hashes, and their characters.
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

  /// The size of the table in front of the first section.
  static func tableSize(sections: Int) -> Int { padded(MemoryLayout<UInt32>.size * (sections + 1)) }

  static func padded(_ size: Int) -> Int { (size + FactBytes.alignment - 1) & ~(FactBytes.alignment - 1) }

  private mutating func append(_ records: UnsafeRawBufferPointer, count: Int) {
    counts.append(UInt32(count))
    sections.append(contentsOf: records)
    sections.pad()
  }
}

extension [UInt8] {
  /// Pads the end to the alignment of records.
  mutating func pad() {
    while count % FactBytes.alignment != 0 { append(0) }
  }

  mutating func append<Record: BitwiseCopyable>(record: Record) {
    Swift.withUnsafeBytes(of: record) { append(contentsOf: $0) }
  }
}
