/// The writer of an archive of facts; facts of equal content are written once.
struct FactArchiveWriter {
  private let version: UInt64
  private var files: [ArchivedFile] = []
  private var problems: [ArchivedProblem] = []
  private var places: [ArchivedPlace] = []
  /// The descriptions of projects in an index, as bytes; empty in a cache.
  var projects: [UInt8] = []
  /// The companion files in an index, as bytes; empty in a cache.
  var companions: [UInt8] = []
  private var table: [ArchivedFacts] = []
  private var text: [UInt8] = []
  private var facts: [UInt8] = []
  private var positions: [ContentHash: Int32] = [:]

  init(version: UInt64) { self.version = version }

  /// The size of the facts written so far.
  var factsSize: Int { facts.count }

  mutating func add(_ file: FactArchive.File, _ fileFacts: FileFacts) {
    let position = position(of: fileFacts.content) { facts in
      fileFacts.bytes.withUnsafeBufferPointer { bytes in
        facts.append(contentsOf: bytes)
        return WordHash(UnsafeRawBufferPointer(bytes)).low
      }
    }
    add(file, at: position)
  }

  /// Copies facts of another archive with their checksum; skips them if they cannot be read.
  mutating func add(_ file: FactArchive.File, from archive: FactArchive) {
    guard let block = archive.block(at: file.facts) else { return }
    let entry = archive.table[file.facts]
    let position = position(of: entry.content) { facts in
      block.withUnsafeBytes { facts.append(contentsOf: $0) }
      return entry.checksum
    }
    add(file, at: position)
  }

  mutating func add(_ problem: Diagnostic) {
    problems.append(
      ArchivedProblem(
        file: add(problem.file ?? ""), message: add(problem.message), line: UInt32(clamping: problem.line ?? 0),
        severity: problem.severity.archived, hasFile: problem.file == nil ? 0 : 1,
        makesRunIncomplete: problem.makesRunIncomplete ? 1 : 0))
  }

  mutating func add(_ place: FactArchive.NamedPath) {
    places.append(ArchivedPlace(name: add(place.name), isFolder: place.isFolder ? 1 : 0))
  }

  var bytes: [UInt8] {
    var tables = SectionWriter()
    tables.append(files)
    tables.append(table)
    tables.append(problems)
    tables.append(places)
    tables.append(projects)
    tables.append(companions)
    tables.append(text)
    return Archive.bytes(.facts, version: version, tables: tables, blocks: facts)
  }

  private mutating func add(_ file: FactArchive.File, at position: Int32) {
    files.append(
      ArchivedFile(
        stamp: file.stamp, name: add(file.name), root: add(file.root), facts: position, hasOwnRoot: file.hasOwnRoot ? 1 : 0,
        unusedWrites: UInt16(clamping: file.unusedWrites)))
  }

  /// - Parameter write: appends the facts and returns their checksum.
  private mutating func position(of content: ContentHash, _ write: (inout [UInt8]) -> UInt64) -> Int32 {
    if let position = positions[content] { return position }
    let position = Int32(table.count)
    positions[content] = position
    let start = facts.count
    let checksum = write(&facts)
    table.append(
      ArchivedFacts(content: content, offset: UInt64(start), byteCount: UInt64(facts.count - start), checksum: checksum))
    // Aligns the start of the next facts for any record.
    facts.pad()
    return position
  }

  private mutating func add(_ string: String) -> ArchivedText {
    let start = UInt32(text.count)
    text.append(contentsOf: string.utf8)
    return ArchivedText(start: start, end: UInt32(text.count))
  }
}
