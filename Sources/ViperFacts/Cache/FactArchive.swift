/// Facts of many files in one stretch of bytes, as they lie in memory: opened with a few comparisons, and read with a copy per kind of record.
///
/// Everything in it is checked before it is used; facts of a file are checked when they are asked for.
package struct FactArchive: Sendable {
  struct File: Sendable {
    var name: String
    /// Empty in a cache: where a file belongs is not decided by its content.
    var root = ""
    /// Whether a project, a package or a configuration stands at the root; else it is what happened to be named.
    var hasOwnRoot = false
    var stamp = FileStamp.none
    /// The position of its facts.
    var facts: Int
  }

  struct Place: Sendable, Hashable {
    var name: String
    var isFolder: Bool
  }

  let files: [File]
  let problems: [Diagnostic]
  let places: [Place]
  let table: [ArchivedFacts]
  private let bytes: [UInt8]
  private let factsStart: Int

  init(_ bytes: [UInt8], version: UInt64) throws(ArchiveError) {
    let tables = try bytes.withUnsafeBytes { bytes in Result { () throws(ArchiveError) in try ArchiveTables(bytes, version: version) } }.get()
    guard let tables else { throw .damaged }
    files = tables.files
    problems = tables.problems
    places = tables.places
    table = tables.facts
    factsStart = tables.factsStart
    self.bytes = bytes
  }

  /// The facts at a position of the table; nil where they do not hold together.
  func facts(at position: Int) -> FileFacts? {
    let entry = table[position]
    let records = bytes.withUnsafeBytes {
      FactRecords(UnsafeRawBufferPointer(rebasing: $0[range(of: entry)]), entry.counts, content: entry.content)
    }
    return FactValidation.isSound(records) ? FileFacts(records) : nil
  }

  /// The same as bytes, to be written again without having been read.
  func sections(at position: Int) -> ArraySlice<UInt8> { bytes[range(of: table[position])] }

  private func range(of entry: ArchivedFacts) -> Range<Int> {
    let start = factsStart + Int(entry.offset)
    return start..<(start + entry.counts.byteCount)
  }
}
