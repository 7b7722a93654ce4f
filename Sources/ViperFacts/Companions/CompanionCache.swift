import ViperPlatform

/// The facts of companion files, of which a cache keeps those of unchanged files.
///
/// A file with an unchanged stamp is not opened, and one with known content is not parsed.
package struct CompanionCache: Sendable {
  private let snapshot: SnapshotFile?

  /// - Parameter path: that of the facts' cache, next to which this one is written; nil for a cache that is always empty.
  package init(nextTo path: String?, version: UInt64, isReadOnly: Bool) {
    snapshot = path.map { SnapshotFile(path: "\($0).companions", version: version, isReadOnly: isReadOnly) }
  }

  private struct Entry {
    var stamp: FileStamp
    var content: ContentHash
    var facts: CompanionFacts
  }

  private static let key = CacheKey { $0.add(CompanionFacts.revision) }

  /// The files with their facts, and notes on those that cannot be read.
  package func read(
    _ files: [CompanionFile], threads: Int, now: Int64 = FactCache.now
  ) -> (code: [CompanionCode], problems: [Diagnostic]) {
    if files.isEmpty { return ([], []) }
    let known = entries
    let stamps = files.map { FileStamp($0.path) ?? .none }
    var found = zip(files, stamps).map { file, stamp in known[file.path].flatMap { $0.stamp == stamp ? $0 : nil } }
    let changed = files.indices.filter { found[$0] == nil }
    let byContent = Dictionary(known.values.map { ($0.content, $0.facts) }, uniquingKeysWith: { first, _ in first })
    var problems: [Diagnostic] = []
    for (index, outcome) in zip(changed, CompanionReader.read(changed.map { files[$0] }, known: byContent, threads: threads)) {
      switch outcome {
      case .success(let (content, facts)):
        let stamp = stamps[index].isSettled(at: now) ? stamps[index] : .none
        found[index] = Entry(stamp: stamp, content: content, facts: facts)
      case .failure(let problem): problems.append(CompanionReader.note(problem, on: files[index]))
      }
    }
    if !changed.isEmpty { write(zip(files, found).compactMap { file, entry in entry.map { (file.path, $0) } }, known) }
    return (zip(files, found).map { file, entry in CompanionCode(file: file, facts: entry?.facts ?? .unread) }, problems)
  }

  private var entries: [String: Entry] {
    guard let bytes = snapshot?.read(Self.key) else { return [:] }
    var reader = SnapshotReader(bytes)
    let found = reader.array { reader in
      let (stamps, contents): ([FileStamp], [ContentHash]) = (reader.records(), reader.records())
      let entry = Entry(
        stamp: stamps.first ?? .none, content: contents.first ?? ContentHash(), facts: CompanionFacts(from: &reader))
      return (reader.text(), entry)
    }
    return reader.isSound ? Dictionary(found, uniquingKeysWith: { first, _ in first }) : [:]
  }

  /// Writes the files of this run, and those of earlier ones that still exist. What goes wrong costs time alone.
  private func write(_ current: [(path: String, entry: Entry)], _ known: [String: Entry]) {
    guard let snapshot else { return }
    var entries = known.filter { FileStamp($0.key) != nil }
    for (path, entry) in current { entries[path] = entry }
    var writer = SnapshotWriter()
    writer.write(entries.sorted { $0.key < $1.key }) { writer, named in
      writer.write(records: [named.value.stamp])
      writer.write(records: [named.value.content])
      named.value.facts.write(to: &writer)
      writer.write(named.key)
    }
    _ = snapshot.write(writer.bytes, Self.key)
  }
}
