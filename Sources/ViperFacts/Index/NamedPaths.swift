import SystemPackage

/// The paths named by the user, in printed form; they decide the roots of files without a project, and where the configuration is
/// searched.
package struct NamedPaths: Sendable {
  let places: [FactArchive.Place]
  private let basePath: FilePath
  private let workingDirectory: FilePath
  /// The folders named as roots, since a partial checkout may lack their project.
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

  /// The first folder, as printed, that was named as a root but contains none of the files; nil if there is none.
  package func idleRoot(_ files: [SourceFile]) -> String? {
    roots.first { root in !files.contains { FilePath($0.path).starts(with: root) } }.map { Self.printed($0, basePath) }
  }

  /// The nearest folder above a file that was named as a root, as printed; nil if a project is nearer, or there is none.
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
