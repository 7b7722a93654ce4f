import ViperFacts

/// A file with the outcome of the last run's evaluation, under a hash of the paths and roots of all files.
///
/// It can only save time: it is used where the outlines of all files are those of the last run, for files that were not edited.
package struct BodyCache: Sendable {
  private let file: SnapshotFile

  /// - Parameters:
  ///   - path: the facts' cache, next to which the snapshot is written.
  ///   - program: the program's name: two programs that run at once do not write the same file.
  ///   - version: a hash of the program's build.
  package init(beside path: String, program: String, version: UInt64) {
    file = SnapshotFile(path: "\(path).\(program).bodies", version: version)
  }

  func read(for codebase: Codebase) -> BodySnapshot? {
    file.read(Self.key(codebase)).flatMap { BodySnapshot($0, files: codebase.files.count) }
  }

  func write(_ snapshot: BodySnapshot, of codebase: Codebase) {
    // A failure is reported for the model, which is written to the same folder.
    _ = file.write(snapshot.bytes, Self.key(codebase))
  }

  private static func key(_ codebase: Codebase) -> CacheKey {
    CacheKey { content in
      for file in codebase.files { for text in [file.source.name, file.source.root] { content.add(text) } }
    }
  }
}
