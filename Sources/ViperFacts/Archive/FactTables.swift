/// A range of an archive's text.
struct ArchivedText: BitwiseCopyable {
  var start: UInt32 = 0
  var end: UInt32 = 0

  /// Only for validated records.
  var range: Range<Int> { Int(start)..<Int(end) }
}

/// A file of an archive and the position of its facts. No record here has padding, so equal archives have equal bytes.
struct ArchivedFile: BitwiseCopyable {
  var stamp: FileStamp
  var name: ArchivedText
  var root: ArchivedText
  var facts: Int32
  /// 1 if the root is a project, a package, a configuration or a named root.
  var hasOwnRoot: UInt16
  var unusedWrites: UInt16
}

/// The location of the facts of some content.
struct ArchivedFacts: BitwiseCopyable {
  var content: ContentHash
  /// The offset from the start of the blocks.
  var offset: UInt64
  var byteCount: UInt64
  /// The checksum of the facts' bytes.
  var checksum: UInt64

  /// Only for validated records.
  var range: Range<Int> { Int(offset)..<Int(offset + byteCount) }

  func isSound(in size: Int) -> Bool {
    offset <= size && byteCount <= UInt64(size) - offset && offset % UInt64(FactBytes.alignment) == 0
  }
}

/// A diagnostic from reading, such as that of an unreadable file.
struct ArchivedProblem: BitwiseCopyable {
  var file: ArchivedText
  var message: ArchivedText
  /// 0 for none.
  var line: UInt32
  var severity: UInt32
  var hasFile: UInt32
  var makesRunIncomplete: UInt32
}

/// A path from the command line.
struct ArchivedPlace: BitwiseCopyable {
  var name: ArchivedText
  var isFolder: UInt32
  var unused: UInt32 = 0
}

/// The tables of an archive of facts, with every index validated.
struct FactTables {
  let files: FactSection<ArchivedFile>
  let facts: FactSection<ArchivedFacts>
  private(set) var problems: [Diagnostic] = []
  private(set) var places: [FactArchive.NamedPath] = []
  /// The descriptions of projects, as `StoredProjects` writes them.
  let projects: FactSection<UInt8>
  /// The companion files, as `StoredCompanions` writes them.
  let companions: FactSection<UInt8>
  private let text: FactSection<UInt8>

  /// - Parameter size: the size of all blocks.
  init?(_ sections: SectionReader, size: Int) {
    var sections = sections
    files = sections.records()
    facts = sections.records()
    let problems = sections.records(ArchivedProblem.self)
    let places = sections.records(ArchivedPlace.self)
    projects = sections.records()
    companions = sections.records()
    text = sections.records()
    guard sections.isAtEnd, facts.allSatisfy({ $0.isSound(in: size) }), files.allSatisfy(isSound), add(problems), add(places)
    else { return nil }
  }

  func file(at position: Int) -> FactArchive.File {
    let record = files[position]
    return FactArchive.File(
      name: string(record.name), root: string(record.root), hasOwnRoot: record.hasOwnRoot == 1, stamp: record.stamp,
      unusedWrites: Int(record.unusedWrites), facts: Int(record.facts))
  }

  func withName(of file: ArchivedFile, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[file.name.range])) }
  }

  private func isSound(_ file: ArchivedFile) -> Bool {
    facts.indices.contains(Int(file.facts)) && isSound(file.name) && isSound(file.root)
  }

  private func isSound(_ part: ArchivedText) -> Bool { part.start <= part.end && Int(part.end) <= text.count }

  private mutating func add(_ records: FactSection<ArchivedProblem>) -> Bool {
    for record in records {
      guard isSound(record.file), isSound(record.message), let severity = DiagnosticSeverity(archived: record.severity) else {
        return false
      }
      problems.append(
        Diagnostic(
          severity, string(record.message), file: record.hasFile == 1 ? string(record.file) : nil,
          line: record.line == 0 ? nil : Int(record.line),
          makesRunIncomplete: record.makesRunIncomplete == 1))
    }
    return true
  }

  private mutating func add(_ records: FactSection<ArchivedPlace>) -> Bool {
    for record in records {
      guard isSound(record.name) else { return false }
      places.append(FactArchive.NamedPath(name: string(record.name), isFolder: record.isFolder == 1))
    }
    return true
  }

  private func string(_ part: ArchivedText) -> String {
    text.withUnsafeBufferPointer { String(decoding: $0[part.range], as: UTF8.self) }
  }
}

extension DiagnosticSeverity {
  private static let archived: [Self] = [.error, .warning, .note, .background]

  init?(archived number: UInt32) {
    guard Int(number) < Self.archived.count else { return nil }
    self = Self.archived[Int(number)]
  }

  var archived: UInt32 { UInt32(Self.archived.firstIndex(of: self) ?? 0) }
}
