/// The first bytes of an archive: what it is, whether it is whole, and how long its tables are.
///
/// The tables follow in the order of the counts, then the text, padded to eight bytes, then the facts.
struct ArchiveHeader: BitwiseCopyable {
  /// `viperfct` on a machine of the same byte order, something else on others.
  static let mark: UInt64 = 0x7463_6672_6570_6976

  var mark = Self.mark
  var version: UInt64
  /// Of all bytes behind it.
  var checksum: UInt64 = 0
  var byteCount: UInt64 = 0
  var files: UInt32 = 0
  var facts: UInt32 = 0
  var problems: UInt32 = 0
  var places: UInt32 = 0
  var textBytes: UInt64 = 0

  init(version: UInt64) { self.version = version }

  /// Where the bytes begin that the checksum is of.
  static let checkedFrom = MemoryLayout<UInt64>.size * 3

  /// Where the facts begin; nil where the counts go beyond any file's length.
  var factsStart: Int? {
    guard textBytes < 1 << 40 else { return nil }
    let tables = Int(files) * MemoryLayout<ArchivedFile>.stride + Int(facts) * MemoryLayout<ArchivedFacts>.stride
      + Int(problems) * MemoryLayout<ArchivedProblem>.stride + Int(places) * MemoryLayout<ArchivedPlace>.stride
    return (MemoryLayout<Self>.stride + tables + Int(textBytes) + 7) & ~7
  }
}
