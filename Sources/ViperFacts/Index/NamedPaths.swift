import SystemPackage

/// The paths that a user named, as they are printed: what decides roots where there is no project, and where a configuration is
/// looked for.
package struct NamedPaths: Sendable {
  let places: [FactArchive.Place]
  private let basePath: FilePath
  private let workingDirectory: FilePath
  /// The folders that were named as roots: their project may be out of sight where a part alone is at hand.
  private let roots: [FilePath]

  package init(_ paths: [String], roots: [String] = [], basePath: String, workingDirectory: String) {
    let base = FilePath(basePath).lexicallyNormalized()
    let working = FilePath(workingDirectory).lexicallyNormalized()
    self.basePath = base
    self.workingDirectory = working
    self.roots = roots.map { working.pushing(FilePath($0)).lexicallyNormalized() }
    places = paths.map { path in
      let full = working.pushing(FilePath(path)).lexicallyNormalized()
      return FactArchive.Place(name: Self.printed(full, base), isFolder: Folder.namedKind(of: full.string) == .folder)
    }
  }

  func full(_ path: String) -> String { workingDirectory.pushing(FilePath(path)).string }

  func full(printed name: String) -> String { basePath.pushing(FilePath(name)).lexicallyNormalized().string }

  /// The first folder that was named as a root, as printed, and holds none of the files; nil where each holds some.
  package func idleRoot(_ files: [SourceFile]) -> String? {
    roots.first { root in !files.contains { FilePath($0.path).starts(with: root) } }.map { Self.printed($0, basePath) }
  }

  /// The nearest folder above a file that was named as a root, as printed; nil where a project is nearer, or none was named.
  func namedRoot(of file: SourceFile, hasProject: Bool) -> String? {
    let path = FilePath(file.path)
    let nearest = roots.filter(path.starts(with:)).max { $0.components.count < $1.components.count }
    guard let nearest else { return nil }
    let project = FilePath(full(printed: file.root))
    return hasProject && project.starts(with: nearest) ? nil : Self.printed(nearest, basePath)
  }

  private static func printed(_ path: FilePath, _ basePath: FilePath) -> String {
    var relative = path
    guard relative.removePrefix(basePath) else { return path.string }
    return relative.isEmpty ? "." : relative.string
  }
}
