/// A file of typed sections, read in place: the container of caches of facts and of indexes.
///
/// The header has the kind of file, its version, the key of its inputs, and a checksum of the tables. The tables are sections
/// that are read at once. The blocks after them are read on demand; each has its own checksum in the tables. To write one:
///
/// ```
/// var tables = SectionWriter()
/// tables.append(records)             // [some BitwiseCopyable struct without padding]
/// tables.append(names)               // CollectedNames
/// let bytes = Archive.bytes(.snapshot, version: version, key: key, tables: tables)
/// ```
///
/// and to read it:
///
/// ```
/// let archive = try Archive(storage, .snapshot, version: version, key: key)
/// var sections = archive.sections
/// let records = sections.records(Record.self)
/// let names = sections.names()
/// guard sections.isAtEnd, … else { return nil }   // every index in the records is for their reader to check
/// ```
///
/// `CacheFile` does both for a file that is replaced as a whole.
package struct Archive: Sendable {
  /// The kind of an archive, its first eight bytes; they differ on a machine of another byte order.
  package struct Kind: Sendable, Equatable {
    let mark: UInt64

    /// `viperfct`
    static let facts = Kind(mark: 0x7463_6672_6570_6976)
    /// `viperkpt`
    package static let snapshot = Kind(mark: 0x7470_6B72_6570_6976)
  }

  private let tables: FactBytes
  private let storage: ArchiveStorage

  package init(
    _ storage: ArchiveStorage, _ kind: Kind, version: UInt64, key: ContentHash = ContentHash()
  ) throws(ArchiveError) {
    let header = try ArchiveHeader(storage, kind, version: version, key: key)
    guard let start = header.blocksStart, let tables = storage.bytes(in: 0..<start),
      tables.withUnsafeBytes({ ArchiveHeader.checksum(of: $0) }) == header.checksum
    else { throw .damaged }
    self.tables = tables
    self.storage = storage
  }

  package var sections: SectionReader { SectionReader(tables, in: ArchiveHeader.size..<tables.count) }

  /// The size of all blocks together.
  package var blocksSize: Int { storage.count - tables.count }

  /// Bytes of the blocks; nil if the range exceeds them.
  package func blocks(in range: Range<Int>) -> FactBytes? {
    guard range.lowerBound >= 0, range.upperBound <= blocksSize else { return nil }
    return storage.bytes(in: (tables.count + range.lowerBound)..<(tables.count + range.upperBound))
  }

  /// A complete archive.
  package static func bytes(
    _ kind: Kind, version: UInt64, key: ContentHash = ContentHash(), tables: SectionWriter, blocks: [UInt8] = []
  ) -> [UInt8] {
    bytes(kind, version: version, key: key, tables: tables.bytes, blocks: blocks)
  }

  static func bytes(_ kind: Kind, version: UInt64, key: ContentHash = ContentHash(), tables: [UInt8], blocks: [UInt8]) -> [UInt8]
  {
    var header = ArchiveHeader(kind, version: version, key: key)
    header.tablesSize = UInt64(tables.count)
    header.byteCount = UInt64(ArchiveHeader.size + tables.count + blocks.count)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ArchiveHeader.size + tables.count + blocks.count)
    bytes.append(record: header)
    bytes += tables
    ArchiveHeader.seal(&bytes)
    return bytes + blocks
  }
}

/// The reason why an archive cannot be used.
package enum ArchiveError: Error {
  /// Not an archive of this kind, or one written with another byte order.
  case foreign
  case otherVersion
  /// Derived from other inputs.
  case otherKey
  /// Truncated, altered, or with indices out of bounds.
  case damaged

  package var reason: String {
    switch self {
    case .foreign: "is not a viper-lint index"
    case .otherVersion: "was written by another version of viper-lint"
    case .otherKey: "was written for other code"
    case .damaged: "is damaged"
    }
  }
}
