import ViperFacts

/// The cache of the last run's evaluation, in a file keyed by a hash of the paths, roots and targets of all files, and of the
/// containers' methods.
///
/// Cached records are used for unedited files if the outlines of all files are unchanged, so they never change the outcome.
package struct BodyCache: Sendable {
  private let file: SnapshotFile

  /// - Parameters:
  ///   - path: the cache of facts, in whose folder the snapshot is written.
  ///   - program: the name of the program, so that different programs that run at once do not write the same file.
  ///   - version: a hash of the program's build.
  ///   - isReadOnly: whether the next run is not to read what this one computes.
  package init(nextTo path: String, program: String, version: UInt64, isReadOnly: Bool = false) {
    file = SnapshotFile(path: "\(path).\(program).bodies", version: version, isReadOnly: isReadOnly)
  }

  func read(for codebase: Codebase, _ containers: ContainerMethods) -> BodySnapshot? {
    file.read(Self.key(codebase, containers)).flatMap { BodySnapshot($0, files: codebase.files.count) }
  }

  func write(_ snapshot: @autoclosure () -> BodySnapshot, of codebase: Codebase, _ containers: ContainerMethods) {
    // A write error is ignored, because the model is written to the same folder and reports it.
    _ = file.write(snapshot().bytes, Self.key(codebase, containers))
  }

  private static func key(_ codebase: Codebase, _ containers: ContainerMethods) -> CacheKey {
    CacheKey { content in
      content.add(containers.text)
      for file in codebase.files {
        for text in [file.source.name, file.source.root] { content.add(text) }
        content.add(file.source.targets)
      }
      codebase.targets.add(to: &content)
    }
  }
}
