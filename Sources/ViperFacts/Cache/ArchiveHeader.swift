/// The first bytes of an archive: what it is, whether it is whole, and how long its tables are.
///
/// The tables follow in the order of the counts, then the text, padded to eight bytes, then the facts.
struct ArchiveHeader: BitwiseCopyable {
  /// `viperfct` on a machine of the same byte order, something else on others.
  static let mark: UInt64 = 0x7463_6672_6570_6976

  var mark = Self.mark
  var version: UInt64
  /// Of all that follows, up to the facts, which have each their own.
  var checksum: UInt64 = 0
  var byteCount: UInt64 = 0
  var files: UInt32 = 0
  var facts: UInt32 = 0
  var problems: UInt32 = 0
  var places: UInt32 = 0
  var textBytes: UInt64 = 0

  init(version: UInt64) { self.version = version }

  init(_ storage: ArchiveStorage, version: UInt64) throws(ArchiveError) {
    guard let bytes = storage.bytes(in: 0..<MemoryLayout<Self>.stride) else { throw .foreign }
    self = bytes.withUnsafeBytes { $0.loadUnaligned(as: Self.self) }
    guard mark == Self.mark else { throw .foreign }
    guard self.version == version else { throw .otherVersion }
    guard byteCount == UInt64(storage.count) else { throw .damaged }
  }

  /// - Parameter tables: all bytes up to the facts.
  static func checksum(of tables: UnsafeRawBufferPointer) -> UInt64 {
    WordHash(UnsafeRawBufferPointer(rebasing: tables[checkedFrom...])).low
  }

  /// Where the bytes begin that the checksum is of.
  private static let checkedFrom = MemoryLayout<UInt64>.size * 3

  /// Where the facts begin; nil where the counts go beyond any file's length.
  var factsStart: Int? {
    guard textBytes < 1 << 40 else { return nil }
    let tables =
      Int(files) * MemoryLayout<ArchivedFile>.stride + Int(facts) * MemoryLayout<ArchivedFacts>.stride
      + Int(problems) * MemoryLayout<ArchivedProblem>.stride + Int(places) * MemoryLayout<ArchivedPlace>.stride
    return (MemoryLayout<Self>.stride + tables + Int(textBytes) + 7) & ~7
  }
}
