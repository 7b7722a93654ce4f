import ViperPlatform

/// The paths named by the user, in printed form; they decide the roots of files without a project, and where the configuration is
/// searched.
package struct NamedPaths: Sendable {
  let places: [FactArchive.NamedPath]
  private let basePath: AbsolutePath
  let workingDirectory: AbsolutePath
  /// The folders named as roots, since a partial checkout may lack their project.
  private let roots: [AbsolutePath]

  package init(_ paths: [String], roots: [String] = [], basePath: String, workingDirectory: String) {
    let base = AbsolutePath(basePath)
    let working = AbsolutePath(workingDirectory)
    self.basePath = base
    self.workingDirectory = working
    self.roots = roots.map { AbsolutePath($0, in: working) }
    places = paths.map { path in
      let full = AbsolutePath(path, in: working)
      return FactArchive.NamedPath(name: full.printed(in: base), isFolder: Folder.namedKind(of: full.string) == .folder)
    }
  }

  func full(printed name: String) -> AbsolutePath { AbsolutePath(name, in: basePath) }

  /// The first folder, as printed, that was named as a root but contains none of the files; nil if there is none.
  package func idleRoot(_ files: [SourceFile]) -> String? {
    roots.first { root in !files.contains { root.contains(AbsolutePath($0.path)) } }?.printed(in: basePath)
  }

  /// The nearest folder above a file that was named as a root, as printed; nil if a project is nearer, or there is none.
  func namedRoot(of file: SourceFile, hasProject: Bool) -> String? {
    let path = AbsolutePath(file.path)
    // Of the folders above one file, the longest path is the nearest.
    guard let nearest = roots.filter({ $0.contains(path) }).max(by: { $0.string.utf8.count < $1.string.utf8.count })
    else { return nil }
    return hasProject && nearest.contains(full(printed: file.root)) ? nil : nearest.printed(in: basePath)
  }
}
