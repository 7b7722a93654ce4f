import SystemPackage

/// The paths that a user named, as they are printed: what decides roots where there is no project, and where a configuration is looked for.
package struct NamedPaths: Sendable {
  let places: [FactArchive.Place]
  private let basePath: FilePath
  private let workingDirectory: FilePath

  package init(_ paths: [String], basePath: String, workingDirectory: String) {
    let base = FilePath(basePath).lexicallyNormalized()
    let working = FilePath(workingDirectory).lexicallyNormalized()
    self.basePath = base
    self.workingDirectory = working
    places = paths.map { path in
      let full = working.pushing(FilePath(path)).lexicallyNormalized()
      return FactArchive.Place(name: Self.printed(full, base), isFolder: Folder.namedKind(of: full.string) == .folder)
    }
  }

  func full(_ path: String) -> String { workingDirectory.pushing(FilePath(path)).string }

  func full(printed name: String) -> String { basePath.pushing(FilePath(name)).lexicallyNormalized().string }

  private static func printed(_ path: FilePath, _ basePath: FilePath) -> String {
    var relative = path
    guard relative.removePrefix(basePath) else { return path.string }
    return relative.isEmpty ? "." : relative.string
  }
}
