import ViperPlatform

/// The cache of facts: a file with an unchanged stamp is not opened, and one with known content is not parsed.
///
/// A cache can only save time: whatever is wrong with its file, the facts are the same as without it.
package struct FactCache: Sendable {
  /// Extracts the facts of changed files; `known` looks up the facts of a content before it is parsed.
  package typealias Extraction =
    @Sendable ([SourceFile], _ known: @escaping @Sendable (ContentHash) -> FileFacts?) -> [FactReader.Outcome]

  /// The size up to which the facts of files outside of the run are retained.
  private static let unusedBytes = 64 << 20
  /// The number of writes after which they are evicted, since their folder is probably no longer linted from here.
  static let unusedWrites = 16
  /// The maximum number of changed files that are read again in each run instead of rewriting the cache.
  private static let mostPending = 8

  private let file: CacheFile?
  private let version: UInt64
  private let archive: FactArchive?
  /// The positions of the archive's files.
  private let places: NamedPositions?

  /// - Parameter path: nil for a cache that is always empty.
  package init(path: String?, version: UInt64) {
    file = path.map { CacheFile(path: $0, .facts) }
    self.version = version
    archive = file?.open().flatMap { try? FactArchive($0, version: version) }
    places = archive?.filesByName
  }

  /// The outcomes in the order of the files, and the failure to write the cache, if any.
  ///
  /// - Parameter now: nanoseconds since 1970.
  package func read(
    _ files: [SourceFile], threads: Int, now: Int64 = now, extract: @escaping Extraction
  ) -> (outcomes: [FactReader.Outcome], failure: CacheFailure?) {
    let looks = WorkerThreads.map(count: files.count, inStepsOf: 32, threads: threads) { look(at: files[$0]) }
    let changed = looks.indices.filter { looks[$0].facts == nil }
    var (outcomes, new) = facts(looks, threads: threads) { extracted(changed, files, looks, extract) }
    for (index, outcome) in new { outcomes[index] = outcome }
    // Unchanged files whose stored facts are damaged.
    let damaged = outcomes.indices.filter { outcomes[$0] == nil }
    for (index, outcome) in extracted(damaged, files, looks, extract) { outcomes[index] = outcome }
    let found = outcomes.compactMap(\.self)
    let current = zip(zip(files, looks), found).lazy.map { Entry($0.0, $0.1, $1, now: now) }
    return (found, !damaged.isEmpty || isWorthWriting(current, of: files.count) ? write(Array(current)) : nil)
  }

  // MARK: reading

  /// The state of a file, from its stamp and the archive, without opening it.
  private struct Look {
    var stamp: FileStamp?
    /// The file's record in the archive.
    var known: ArchivedFile?

    /// The position of the file's stored facts, if the file is unchanged.
    var facts: Int? { known.flatMap { $0.stamp == stamp ? Int($0.facts) : nil } }
    var size: Int64 { stamp?.size ?? 0 }
  }

  private func look(at file: SourceFile) -> Look {
    Look(stamp: FileStamp(file.path), known: places?[file.path].flatMap { archive?.entries[$0] })
  }

  /// Loads and validates the archive's facts of unchanged files while other work runs.
  private func facts<Other: Sendable>(
    _ looks: [Look], threads: Int, while other: @escaping @Sendable () -> Other
  ) -> ([FactReader.Outcome?], Other) {
    guard let archive else { return (looks.map { _ in nil }, other()) }
    let (facts, others) = WorkerThreads.both(threads: threads, { archive.facts(at: looks.map(\.facts), threads: threads) }, other)
    return (facts.map { $0.map { .facts($0) } }, others)
  }

  /// The outcomes of the files at some positions, with these positions. The largest files go first, so that none is left for the
  /// end.
  private func extracted(
    _ positions: [Int], _ files: [SourceFile], _ looks: [Look], _ extract: Extraction
  ) -> [(Int, FactReader.Outcome)] {
    if positions.isEmpty { return [] }
    let sorted = positions.sorted { (looks[$0].size, $1) > (looks[$1].size, $0) }
    return Array(zip(sorted, extract(sorted.map { files[$0] }, known)))
  }

  private var known: @Sendable (ContentHash) -> FileFacts? {
    guard let archive else { return { _ in nil } }
    let positions = Dictionary(zip(archive.table.map(\.content), archive.table.indices), uniquingKeysWith: { first, _ in first })
    return { positions[$0].flatMap { archive.facts(at: $0) } }
  }

  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  // MARK: writing

  /// A file of this run to be stored.
  private struct Entry {
    var path: String
    var stamp: FileStamp
    /// The file's record in the archive.
    var known: ArchivedFile?
    /// Nil for a file without facts, whose diagnostics are created in every run.
    var facts: FileFacts?

    init(_ file: SourceFile, _ look: Look, _ outcome: FactReader.Outcome, now: Int64) {
      path = file.path
      stamp = look.stamp.flatMap { $0.isSettled(at: now) ? $0 : nil } ?? .none
      known = look.known
      if case .facts(let facts) = outcome { self.facts = facts }
    }
  }

  private func write(_ current: [Entry]) -> CacheFailure? { file?.write(bytes(current)) }

  /// Whether enough files have changed: rewriting the whole cache takes longer than reading a few files again.
  private func isWorthWriting(_ current: some Sequence<Entry>, of count: Int) -> Bool {
    current.count(where: hasChanged) > min(Self.mostPending, count / 100)
  }

  private func hasChanged(_ entry: Entry) -> Bool {
    guard let archive, let known = entry.known else { return entry.facts != nil }
    return known.stamp != entry.stamp || archive.table[Int(known.facts)].content != entry.facts?.content
  }

  private func bytes(_ current: [Entry]) -> [UInt8] {
    var writer = FactArchiveWriter(version: version)
    for entry in current {
      guard let facts = entry.facts else { continue }
      writer.add(FactArchive.File(name: entry.path, stamp: entry.stamp, facts: 0), facts)
    }
    addUnused(except: Set(current.map(\.path)), to: &writer)
    return writer.bytes
  }

  /// Retains recently used files that are not part of this run and still exist, since another run may need them.
  private func addUnused(except current: Set<String>, to writer: inout FactArchiveWriter) {
    guard let archive else { return }
    let limit = writer.factsSize + Self.unusedBytes
    for var file in archive.files where !current.contains(file.name) {
      file.unusedWrites += 1
      guard file.unusedWrites <= Self.unusedWrites, writer.factsSize < limit, FileStamp(file.name) != nil else { continue }
      writer.add(file, from: archive)
    }
  }
}
