/// The tables of an archive, checked: every position in them lies within what it is a position in.
struct ArchiveTables {
  let entries: FactSection<ArchivedFile>
  let facts: FactSection<ArchivedFacts>
  private(set) var problems: [Diagnostic] = []
  private(set) var places: [FactArchive.Place] = []
  private let text: FactSection<UInt8>

  /// Nil where the tables are damaged, or a number leads nowhere.
  init?(_ bytes: FactBytes, _ header: ArchiveHeader, factsSize: Int) {
    guard bytes.withUnsafeBytes({ ArchiveHeader.checksum(of: $0) }) == header.checksum else { return nil }
    var reader = SectionReader(bytes, from: MemoryLayout<ArchiveHeader>.stride)
    entries = reader.records(header.files)
    facts = reader.records(header.facts)
    let problemRecords: FactSection<ArchivedProblem> = reader.records(header.problems)
    let placeRecords: FactSection<ArchivedPlace> = reader.records(header.places)
    text = reader.records(header.textBytes)
    guard hasSoundFacts(size: factsSize), hasSoundEntries, add(problemRecords), add(placeRecords) else { return nil }
  }

  func file(at position: Int) -> FactArchive.File {
    let record = entries[position]
    return FactArchive.File(
      name: string(record.name), root: string(record.root), hasOwnRoot: record.hasOwnRoot == 1, stamp: record.stamp,
      facts: Int(record.facts))
  }

  func withName(of entry: ArchivedFile, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[entry.name.range])) }
  }

  // MARK: checks

  private func hasSoundFacts(size: Int) -> Bool {
    facts.allSatisfy {
      $0.offset <= UInt64(size) && $0.counts.byteCount <= size - Int($0.offset) && Int($0.offset) % FactBytes.alignment == 0
    }
  }

  private var hasSoundEntries: Bool {
    entries.allSatisfy { facts.indices.contains(Int($0.facts)) && isSound($0.name) && isSound($0.root) }
  }

  private func isSound(_ part: ArchivedText) -> Bool { part.start <= part.end && Int(part.end) <= text.count }

  private mutating func add(_ records: FactSection<ArchivedProblem>) -> Bool {
    for record in records {
      guard isSound(record.file), isSound(record.message), let severity = Diagnostic.Severity(archived: record.severity) else {
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
      places.append(FactArchive.Place(name: string(record.name), isFolder: record.isFolder == 1))
    }
    return true
  }

  private func string(_ part: ArchivedText) -> String {
    text.withUnsafeBufferPointer { String(decoding: $0[part.range], as: UTF8.self) }
  }
}

extension Diagnostic.Severity {
  private static let archived: [Self] = [.error, .warning, .note]

  init?(archived number: UInt32) {
    guard Int(number) < Self.archived.count else { return nil }
    self = Self.archived[Int(number)]
  }

  var archived: UInt32 { UInt32(Self.archived.firstIndex(of: self) ?? 0) }
}
