/// The header at the start of an archive.
struct ArchiveHeader: BitwiseCopyable {
  static let size = MemoryLayout<Self>.size
  /// The version of the container format. Raise it with every change in the layout of sections; `FactVersion` covers the records.
  static let format = 4

  var mark: UInt64
  var version: UInt64
  /// The checksum of everything after it, up to the blocks.
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

  /// The end of the tables; nil if it exceeds the file or is not aligned.
  var blocksStart: Int? {
    guard byteCount >= Self.size, tablesSize <= byteCount - UInt64(Self.size), tablesSize % UInt64(FactBytes.alignment) == 0
    else { return nil }
    return Self.size + Int(tablesSize)
  }

  /// - Parameter tables: all bytes up to the blocks.
  static func checksum(of tables: UnsafeRawBufferPointer) -> UInt64 {
    WordHash(UnsafeRawBufferPointer(rebasing: tables[checkedFrom...])).low
  }

  /// Stores the checksum of the header and tables in the header.
  static func seal(_ tables: inout [UInt8]) {
    let checksum = tables.withUnsafeBytes { Self.checksum(of: $0) }
    tables.withUnsafeMutableBytes { $0.storeBytes(of: checksum, toByteOffset: checkedFrom - 8, as: UInt64.self) }
  }

  /// The offset after the checksum.
  private static let checkedFrom = MemoryLayout<UInt64>.size * 3
}
