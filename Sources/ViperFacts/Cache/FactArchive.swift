import ViperPlatform

/// Facts of many files in one stretch of bytes, as they lie in memory: read in place.
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

  private let tables: ArchiveTables
  private let storage: ArchiveStorage
  private let factsStart: Int

  init(_ storage: ArchiveStorage, version: UInt64) throws(ArchiveError) {
    let header = try ArchiveHeader(storage, version: version)
    guard let start = header.factsStart, let bytes = storage.bytes(in: 0..<start),
      let tables = ArchiveTables(bytes, header, factsSize: storage.count - start)
    else { throw .damaged }
    self.tables = tables
    factsStart = start
    self.storage = storage
  }

  var problems: [Diagnostic] { tables.problems }
  var places: [Place] { tables.places }
  var files: [File] { tables.entries.indices.map(tables.file) }
  /// The same without their names.
  var entries: FactSection<ArchivedFile> { tables.entries }
  var table: FactSection<ArchivedFacts> { tables.facts }

  func file(at position: Int) -> File { tables.file(at: position) }

  /// The files by their names; the first one where a name occurs again.
  var filesByName: NamedPositions {
    var names = NamedPositions(expected: entries.count)
    for position in entries.indices { tables.withName(of: entries[position]) { names.add($0, position) } }
    return names
  }

  /// The facts at a position of the table; nil where they are damaged or do not hold together.
  func facts(at position: Int) -> FileFacts? {
    sections(at: position).flatMap { facts(at: position, in: $0, from: offset(of: position)) }
  }

  /// The same for many positions, of which those that lie together are read together.
  func facts(at positions: [Int?], threads: Int) -> [FileFacts?] {
    let stretches = stretches(of: positions)
    let parts = WorkerThreads.map(count: stretches.count, threads: threads) { facts(at: positions, in: stretches[$0]) }
    var all = [FileFacts?](repeating: nil, count: positions.count)
    for (stretch, part) in zip(stretches, parts) {
      for (index, facts) in zip(stretch.wanted, part) { all[index] = facts }
    }
    return all
  }

  /// The same as bytes, to be written again as they are; nil where they cannot be read.
  func sections(at position: Int) -> FactBytes? {
    let start = offset(of: position)
    return storage.bytes(in: start..<(start + table[position].counts.byteCount))
  }

  // MARK: stretches

  /// Bytes that are read at once, and for which of the wanted facts.
  private struct Stretch {
    var range: Range<Int>
    var wanted: [Int]
  }

  /// Enough to be worth a call, little enough to stay near the processor while it is checked.
  private static let stretchSize = 1 << 18

  private func stretches(of positions: [Int?]) -> [Stretch] {
    var stretches: [Stretch] = []
    let wanted = positions.indices.filter { positions[$0] != nil }.map { (index: $0, start: offset(of: positions[$0]!)) }
    for (index, start) in wanted.sorted(by: { ($0.start, $0.index) < ($1.start, $1.index) }) {
      let end = start + table[positions[index]!].counts.byteCount
      // What lies between two is padding, or facts that nobody asks for.
      if let last = stretches.last, start < last.range.upperBound + FactBytes.alignment,
        end - last.range.lowerBound <= Self.stretchSize
      {
        let end = max(end, last.range.upperBound)
        stretches[stretches.count - 1].range = last.range.lowerBound..<end
        stretches[stretches.count - 1].wanted.append(index)
      } else {
        stretches.append(Stretch(range: start..<end, wanted: [index]))
      }
    }
    return stretches
  }

  private func facts(at positions: [Int?], in stretch: Stretch) -> [FileFacts?] {
    let bytes = storage.bytes(in: stretch.range)
    return stretch.wanted.map { index in
      bytes.flatMap { facts(at: positions[index]!, in: $0, from: stretch.range.lowerBound) }
    }
  }

  /// - Parameter start: where the bytes begin in the archive.
  private func facts(at position: Int, in bytes: FactBytes, from start: Int) -> FileFacts? {
    let entry = table[position]
    let facts = FileFacts(bytes, at: offset(of: position) - start, entry.counts, content: entry.content)
    let checksum = facts.bytes.withUnsafeBufferPointer { WordHash(UnsafeRawBufferPointer($0)).low }
    return checksum == entry.checksum && FactValidation.isSound(facts) ? facts : nil
  }

  private func offset(of position: Int) -> Int { factsStart + Int(table[position].offset) }
}
