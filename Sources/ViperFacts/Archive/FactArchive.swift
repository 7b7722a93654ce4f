import ViperPlatform

/// The facts of many files, as stored by a cache or an index.
///
/// Everything in it is checked before use: the tables at once, a file's facts on demand.
package struct FactArchive: Sendable {
  struct File: Sendable {
    var name: String
    /// Empty in a cache, since a file's root does not depend on its content.
    var root = ""
    /// Whether the root has a project, a package or a configuration, or was named as a root; otherwise it is a folder that was on
    /// the command line.
    var hasOwnRoot = false
    var stamp = FileStamp.none
    /// The number of times the cache was written since the file was last part of a run.
    var unusedWrites = 0
    /// The position in the table of facts.
    var facts: Int
  }

  struct NamedPath: Sendable, Hashable {
    var name: String
    var isFolder: Bool
  }

  private let archive: Archive
  private let tables: FactTables

  init(_ storage: ArchiveStorage, version: UInt64) throws(ArchiveError) {
    archive = try Archive(storage, .facts, version: version)
    guard let tables = FactTables(archive.sections, size: archive.blocksSize) else { throw .damaged }
    self.tables = tables
  }

  var problems: [Diagnostic] { tables.problems }
  var places: [NamedPath] { tables.places }

  /// The descriptions of projects, as they were written.
  var projects: [UInt8] { Array(tables.projects) }
  /// The companion files, as they were written.
  var companions: [UInt8] { Array(tables.companions) }

  var files: [File] { tables.files.indices.map(tables.file) }
  /// The records of the files, without their names as strings.
  var entries: FactSection<ArchivedFile> { tables.files }
  var table: FactSection<ArchivedFacts> { tables.facts }

  func file(at position: Int) -> File { tables.file(at: position) }

  /// The positions of the files by name; the first for a duplicate name.
  var filesByName: NamedPositions {
    var names = NamedPositions(expected: entries.count)
    for position in entries.indices { tables.withName(of: entries[position]) { names.add($0, position) } }
    return names
  }

  /// The facts at a position of the table; nil if they are damaged or invalid.
  func facts(at position: Int) -> FileFacts? {
    block(at: position).flatMap { facts(at: position, in: $0, from: table[position].range.lowerBound) }
  }

  /// The facts at many positions; adjacent ones are read together.
  func facts(at positions: [Int?], threads: Int) -> [FileFacts?] {
    let stretches = stretches(of: positions)
    let parts = WorkerThreads.map(count: stretches.count, threads: threads) { facts(at: positions, in: stretches[$0]) }
    var all = [FileFacts?](repeating: nil, count: positions.count)
    for (stretch, part) in zip(stretches, parts) {
      for (index, facts) in zip(stretch.wanted, part) { all[index] = facts }
    }
    return all
  }

  /// The stored bytes of the facts at a position, for copying; nil if they cannot be read.
  func block(at position: Int) -> FactBytes? { archive.blocks(in: table[position].range) }

  // MARK: stretches

  /// A range of bytes that is read at once, with the indices of the requested facts in it.
  private struct Stretch {
    var range: Range<Int>
    var wanted: [Int]
  }

  /// Large enough for few system calls, small enough to fit in the processor's cache during validation.
  private static let stretchSize = 1 << 18

  private func stretches(of positions: [Int?]) -> [Stretch] {
    var stretches: [Stretch] = []
    let wanted = positions.enumerated().compactMap { index, position in position.map { (index: index, range: table[$0].range) } }
    for (index, range) in wanted.sorted(by: { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }) {
      // Adjacent except for padding.
      if let last = stretches.last, range.lowerBound < last.range.upperBound + FactBytes.alignment,
        range.upperBound - last.range.lowerBound <= Self.stretchSize
      {
        let end = max(range.upperBound, last.range.upperBound)
        stretches[stretches.count - 1].range = last.range.lowerBound..<end
        stretches[stretches.count - 1].wanted.append(index)
      } else {
        stretches.append(Stretch(range: range, wanted: [index]))
      }
    }
    return stretches
  }

  private func facts(at positions: [Int?], in stretch: Stretch) -> [FileFacts?] {
    let bytes = archive.blocks(in: stretch.range)
    return stretch.wanted.map { index in
      guard let bytes, let position = positions[index] else { return nil }
      return facts(at: position, in: bytes, from: stretch.range.lowerBound)
    }
  }

  /// - Parameter start: the offset of the bytes within the blocks.
  private func facts(at position: Int, in bytes: FactBytes, from start: Int) -> FileFacts? {
    let entry = table[position]
    let range = (entry.range.lowerBound - start)..<(entry.range.upperBound - start)
    let checksum = bytes.withUnsafeBytes { WordHash(UnsafeRawBufferPointer(rebasing: $0[range])).low }
    return checksum == entry.checksum ? FileFacts.validated(bytes, in: range, content: entry.content) : nil
  }
}

/// Positions by name, looked up by bytes without creating strings.
struct NamedPositions: Sendable {
  private var names: NameCollector
  /// By the names' ids; the empty name has none.
  private var positions = [0]

  init(expected: Int) { names = NameCollector(expected: expected) }

  /// The first position wins if a name occurs again.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ position: Int) {
    if Int(names.id(of: name)) == positions.count { positions.append(position) }
  }

  subscript(name: String) -> Int? {
    guard let id = names.known(name), id != NameTable.none else { return nil }
    return positions[Int(id)]
  }
}
