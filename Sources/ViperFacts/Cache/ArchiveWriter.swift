/// Puts an archive together; facts of equal content are written once.
struct ArchiveWriter {
  private var header: ArchiveHeader
  private var files: [ArchivedFile] = []
  private var problems: [ArchivedProblem] = []
  private var places: [ArchivedPlace] = []
  private var table: [ArchivedFacts] = []
  private var text: [UInt8] = []
  private var facts: [UInt8] = []
  private var positions: [ContentHash: Int32] = [:]

  init(version: UInt64) { header = ArchiveHeader(version: version) }

  /// How long all facts are so far.
  var factsSize: Int { facts.count }

  mutating func add(_ file: FactArchive.File, _ fileFacts: FileFacts) {
    let position = position(of: fileFacts.content, fileFacts.counts) { $0.append(contentsOf: fileFacts.bytes) }
    add(file, at: position)
  }

  /// Takes over what is in another archive as it is, with its own checksum; left out where it cannot be read.
  mutating func add(_ file: FactArchive.File, from archive: FactArchive) {
    guard let sections = archive.sections(at: file.facts) else { return }
    let entry = archive.table[file.facts]
    let position = position(of: entry.content, entry.counts, checksum: entry.checksum) { bytes in
      sections.withUnsafeBytes { bytes.append(contentsOf: $0) }
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

  mutating func add(_ place: FactArchive.Place) {
    places.append(ArchivedPlace(name: add(place.name), isFolder: place.isFolder ? 1 : 0))
  }

  /// The finished archive. Nothing may be added after.
  mutating func bytes() -> [UInt8] {
    setCounts()
    var bytes: [UInt8] = []
    bytes.reserveCapacity((header.factsStart ?? 0) + facts.count)
    bytes.append(record: header)
    bytes.append(records: files)
    bytes.append(records: table)
    bytes.append(records: problems)
    bytes.append(records: places)
    bytes.append(contentsOf: text)
    bytes.pad()
    header.byteCount = UInt64(bytes.count + facts.count)
    bytes.seal(header)
    bytes.append(contentsOf: facts)
    facts = []
    return bytes
  }

  private mutating func setCounts() {
    header.files = UInt32(files.count)
    header.facts = UInt32(table.count)
    header.problems = UInt32(problems.count)
    header.places = UInt32(places.count)
    header.textBytes = UInt64(text.count)
  }

  private mutating func add(_ file: FactArchive.File, at position: Int32) {
    files.append(
      ArchivedFile(
        stamp: file.stamp, name: add(file.name), root: add(file.root), facts: position, hasOwnRoot: file.hasOwnRoot ? 1 : 0))
  }

  private mutating func position(
    of content: ContentHash, _ counts: FactCounts, checksum: UInt64? = nil, _ write: (inout [UInt8]) -> Void
  ) -> Int32 {
    if let known = positions[content] { return known }
    let position = Int32(table.count)
    positions[content] = position
    facts.pad()
    let start = facts.count
    write(&facts)
    let checksum = checksum ?? facts.withUnsafeBytes { WordHash(UnsafeRawBufferPointer(rebasing: $0[start...])).low }
    table.append(ArchivedFacts(content: content, offset: UInt64(start), counts: counts, checksum: checksum))
    return position
  }

  private mutating func add(_ string: String) -> ArchivedText {
    let start = UInt32(text.count)
    text.append(contentsOf: string.utf8)
    return ArchivedText(start: start, end: UInt32(text.count))
  }
}

extension [UInt8] {
  /// So that what follows lies where records may lie.
  fileprivate mutating func pad() {
    while count % FactBytes.alignment != 0 { append(0) }
  }

  fileprivate mutating func append<Record: BitwiseCopyable>(records: [Record]) {
    records.withUnsafeBytes { append(contentsOf: $0) }
  }

  fileprivate mutating func append<Record: BitwiseCopyable>(record: Record) {
    Swift.withUnsafeBytes(of: record) { append(contentsOf: $0) }
  }

  /// Writes the header over tables, with their checksum.
  mutating func seal(_ header: ArchiveHeader) {
    var header = header
    withUnsafeMutableBytes { $0.storeBytes(of: header, as: ArchiveHeader.self) }
    header.checksum = withUnsafeBytes { ArchiveHeader.checksum(of: $0) }
    withUnsafeMutableBytes { $0.storeBytes(of: header, as: ArchiveHeader.self) }
  }
}
