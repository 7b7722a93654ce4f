/// The first bytes of an archive.
struct ArchiveHeader: BitwiseCopyable {
  static let size = MemoryLayout<Self>.size
  /// To be raised with every change of how sections lie in an archive; records have their own part in `FactVersion`.
  static let format = 3

  var mark: UInt64
  var version: UInt64
  /// Of all that follows, up to the blocks, which have their own.
  var checksum: UInt64 = 0
  var key: ContentHash
  var byteCount: UInt64 = 0
  var tablesSize: UInt64 = 0

  init(_ kind: Archive.Kind, version: UInt64, key: ContentHash) {
    mark = kind.mark
    self.version = version
    self.key = key
  }

  init(_ storage: ArchiveStorage, _ kind: Archive.Kind, version: UInt64, key: ContentHash) throws(ArchiveError) {
    guard let bytes = storage.bytes(in: 0..<Self.size) else { throw .foreign }
    self = bytes.withUnsafeBytes { $0.loadUnaligned(as: Self.self) }
    guard mark == kind.mark else { throw .foreign }
    guard self.version == version else { throw .otherVersion }
    guard self.key == key else { throw .otherKey }
    guard byteCount == UInt64(storage.count) else { throw .damaged }
  }

  /// Where the tables end; nil where that is beyond the file's end, or no place for a record.
  var blocksStart: Int? {
    guard byteCount >= Self.size, tablesSize <= byteCount - UInt64(Self.size), tablesSize % UInt64(FactBytes.alignment) == 0
    else { return nil }
    return Self.size + Int(tablesSize)
  }

  /// - Parameter tables: all bytes up to the blocks.
  static func checksum(of tables: UnsafeRawBufferPointer) -> UInt64 {
    WordHash(UnsafeRawBufferPointer(rebasing: tables[checkedFrom...])).low
  }

  /// Sets the checksum of a header with its tables.
  static func seal(_ tables: inout [UInt8]) {
    let checksum = tables.withUnsafeBytes { Self.checksum(of: $0) }
    tables.withUnsafeMutableBytes { $0.storeBytes(of: checksum, toByteOffset: checkedFrom - 8, as: UInt64.self) }
  }

  /// Behind the checksum.
  private static let checkedFrom = MemoryLayout<UInt64>.size * 3
}
