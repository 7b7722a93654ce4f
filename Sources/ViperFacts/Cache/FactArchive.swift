/// Facts of many files in one stretch of bytes, as they lie in memory: read with a copy for each kind of record.
///
/// Everything in it is checked before it is used: the tables at once, a file's facts when they are asked for.
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
  private let storage: ArchiveStorage
  private let factsStart: Int

  init(_ storage: ArchiveStorage, version: UInt64) throws(ArchiveError) {
    let header = try ArchiveHeader(storage, version: version)
    guard let start = header.factsStart, let bytes = storage.bytes(in: 0..<start) else { throw .damaged }
    guard let tables = bytes.withUnsafeBytes({ ArchiveTables($0, header, factsSize: storage.count - start) }) else { throw .damaged }
    files = tables.files
    problems = tables.problems
    places = tables.places
    table = tables.facts
    factsStart = start
    self.storage = storage
  }

  /// The facts at a position of the table; nil where they are damaged or do not hold together.
  func facts(at position: Int) -> FileFacts? {
    let entry = table[position]
    let records = sections(at: position)?.withUnsafeBytes { bytes in
      WordHash(bytes).low == entry.checksum ? FactRecords(bytes, entry.counts, content: entry.content) : nil
    }
    guard let records = records ?? nil, FactValidation.isSound(records) else { return nil }
    return FileFacts(records)
  }

  /// The same as bytes, to be written again as they are; nil where they cannot be read.
  func sections(at position: Int) -> [UInt8]? {
    let start = factsStart + Int(table[position].offset)
    return storage.bytes(in: start..<(start + table[position].counts.byteCount))
  }
}
