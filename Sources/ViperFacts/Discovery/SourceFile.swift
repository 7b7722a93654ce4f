/// A Swift file to analyse.
package struct SourceFile: Sendable, Hashable {
  /// Absolute.
  package var path: String
  /// The printed path: relative to the base path, absolute outside of it.
  package var name: String
  /// The folder that bounds the file's dialect and names, as printed: the nearest one with a project, a package or a
  /// configuration.
  package var root: String
  /// The number of its set of targets in a `TargetGraph`; 0 where they are unknown.
  package var targets = 0

  package init(path: String, name: String, root: String) {
    self.path = path
    self.name = name
    self.root = root
  }

  /// The absolute path of the root's folder. A root around the base path is printed as an absolute path, while the file's is relative.
  package var rootFolder: String {
    if root.hasPrefix("/") { return root }
    let rest = root == "." ? name.utf8.count + 1 : name.utf8.count - root.utf8.count
    return String(decoding: path.utf8.dropLast(rest), as: UTF8.self)
  }
}

/// The files found below the named paths.
package struct FoundSources: Sendable {
  /// Sorted by printed path, without duplicates.
  package var files: [SourceFile] = []
  package var diagnostics: [Diagnostic] = []
  /// The project files in the folders that were entered, and in the roots above them.
  package var projects: [ProjectFile] = []
  /// The storyboards and the like in the folders that were entered, sorted by printed path.
  package var companions: [CompanionFile] = []
  /// The absolute folders of test code, which are skipped.
  package var testFolders: [String] = []
  /// The absolute paths of the configurations in the folders that were entered.
  package var configurations: [String] = []
  /// The printed paths of links that lead out of the bounds, sorted: what they lead to is not read.
  package var leavingLinks: [String] = []
  /// The real paths of files that lie behind links, by absolute path.
  var realPaths: [String: String] = [:]
  /// The patterns of the selection that matched.
  package var use = FileSelection.Use()
  /// The named paths, as given, of which the selection excluded everything.
  package var leftOut: [String] = []

  /// The files without those of another search, of which this one has found the same by other paths: those are replaced.
  ///
  /// - Returns: the files of the other search that are not found here.
  package mutating func replace(by named: FoundSources) -> [SourceFile] {
    let known = Set(files.map(\.path))
    let others = named.files.filter { !known.contains($0.path) }
    if others.isEmpty { return [] }
    let places = Dictionary(files.indices.map { (realPath(files[$0]), $0) }, uniquingKeysWith: { first, _ in first })
    var missing: [SourceFile] = []
    for file in others {
      let real = named.realPath(file)
      guard let place = places[real] else {
        missing.append(file)
        continue
      }
      let root = files[place].root
      files[place] = file
      files[place].root = root
      realPaths[file.path] = real
    }
    files.sort { $0.name < $1.name }
    return missing
  }

  private func realPath(_ file: SourceFile) -> String { realPaths[file.path] ?? file.path }
}
