/// The tables of an archive, checked: every position in them lies within what it is a position in.
struct ArchiveTables {
  private(set) var files: [FactArchive.File] = []
  private(set) var problems: [Diagnostic] = []
  private(set) var places: [FactArchive.Place] = []
  private(set) var facts: [ArchivedFacts] = []
  private let text: UnsafeRawBufferPointer

  /// Nil where the tables are damaged, or a number leads nowhere.
  init?(_ bytes: UnsafeRawBufferPointer, _ header: ArchiveHeader, factsSize: Int) {
    guard ArchiveHeader.checksum(of: bytes) == header.checksum else { return nil }
    var reader = SectionReader(UnsafeRawBufferPointer(rebasing: bytes[MemoryLayout<ArchiveHeader>.stride...]))
    let fileRecords: [ArchivedFile] = reader.records(header.files)
    facts = reader.records(header.facts)
    let problemRecords: [ArchivedProblem] = reader.records(header.problems)
    let placeRecords: [ArchivedPlace] = reader.records(header.places)
    text = reader.bytes(Int(header.textBytes))
    guard hasSoundFacts(size: factsSize), add(fileRecords), add(problemRecords), add(placeRecords) else { return nil }
  }

  private func hasSoundFacts(size: Int) -> Bool {
    facts.allSatisfy { $0.offset <= UInt64(size) && $0.counts.byteCount <= size - Int($0.offset) }
  }

  private mutating func add(_ records: [ArchivedFile]) -> Bool {
    files.reserveCapacity(records.count)
    for record in records {
      guard facts.indices.contains(Int(record.facts)), let name = string(record.name), let root = string(record.root) else { return false }
      files.append(
        FactArchive.File(name: name, root: root, hasOwnRoot: record.hasOwnRoot == 1, stamp: record.stamp, facts: Int(record.facts)))
    }
    return true
  }

  private mutating func add(_ records: [ArchivedProblem]) -> Bool {
    for record in records {
      guard let file = string(record.file), let message = string(record.message), let severity = Diagnostic.Severity(archived: record.severity)
      else { return false }
      problems.append(
        Diagnostic(
          severity, message, file: record.hasFile == 1 ? file : nil, line: record.line == 0 ? nil : Int(record.line),
          makesRunIncomplete: record.makesRunIncomplete == 1))
    }
    return true
  }

  private mutating func add(_ records: [ArchivedPlace]) -> Bool {
    for record in records {
      guard let name = string(record.name) else { return false }
      places.append(FactArchive.Place(name: name, isFolder: record.isFolder == 1))
    }
    return true
  }

  private func string(_ range: ArchivedText) -> String? {
    guard range.start <= range.end, Int(range.end) <= text.count else { return nil }
    return String(decoding: text[Int(range.start)..<Int(range.end)], as: UTF8.self)
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
