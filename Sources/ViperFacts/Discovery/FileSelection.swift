import ViperPlatform
package import ViperText

/// The selection of files and roots by a configuration.
package struct FileSelection: Sendable {
  /// Empty to include everything.
  package var include: [PathPattern]
  package var exclude: [PathPattern]
  package var roots: [PathPattern]

  package init(include: [PathPattern] = [], exclude: [PathPattern] = [], roots: [PathPattern] = []) {
    self.include = include
    self.exclude = exclude
    self.roots = roots
  }

  /// The patterns that matched, by position.
  package struct Use: Sendable, Equatable {
    package var include: Set<Int> = []
    package var exclude: Set<Int> = []
    package var roots: Set<Int> = []

    package mutating func formUnion(_ other: Use) {
      include.formUnion(other.include)
      exclude.formUnion(other.exclude)
      roots.formUnion(other.roots)
    }
  }

  package var isEmpty: Bool { include.isEmpty && exclude.isEmpty && roots.isEmpty }

  package func takes(file path: String) -> Bool {
    (include.isEmpty || include.contains { $0.matches(file: path) }) && !exclude.contains { $0.matches(file: path) }
  }

  /// Whether a companion file counts: patterns that include files are about Swift files.
  package func takes(companion path: String) -> Bool { !exclude.contains { $0.matches(file: path) } }

  /// The file with the nearest folder above it that matches a root pattern, if that is nearer than its own root.
  package func placed(_ source: SourceFile, basePath: String) -> SourceFile {
    if roots.isEmpty { return source }
    let base = AbsolutePath(basePath)
    let own = AbsolutePath(source.root, in: base)
    var folder = AbsolutePath(source.path).folder
    while let current = folder, current != own, current.folder != nil {
      if roots.contains(where: { $0.names(folder: current.string) }) {
        return SourceFile(path: source.path, name: source.name, root: current.printed(in: base))
      }
      folder = current.folder
    }
    return source
  }

  /// Whether the file is selected; records the patterns that matched.
  func takes(file path: String, _ use: inout Use) -> Bool {
    note(&use.include, include) { $0.matches(file: path) }
    note(&use.exclude, exclude) { $0.matches(file: path) }
    return takes(file: path)
  }

  /// Whether to descend into a folder.
  func enters(folder path: String, _ use: inout Use) -> Bool {
    note(&use.exclude, exclude) { $0.covers(folder: path) }
    return !exclude.contains { $0.covers(folder: path) }
  }

  /// Records the patterns that match a path ignored by default, or something in it: excluding it explicitly is no mistake.
  func noteIgnored(_ path: String, _ use: inout Use) {
    note(&use.exclude, exclude) { pattern in
      pattern.matches(file: path) || pattern.covers(folder: path)
        || pattern.fixedPrefixes.contains { $0.utf8.count > path.utf8.count && $0.hasPrefix(path) && $0.hasPrefix(path + "/") }
    }
  }

  func isRoot(folder path: String, _ use: inout Use) -> Bool {
    note(&use.roots, roots) { $0.names(folder: path) }
    return roots.contains { $0.names(folder: path) }
  }

  private func note(_ used: inout Set<Int>, _ patterns: [PathPattern], _ isUsed: (PathPattern) -> Bool) {
    for (index, pattern) in patterns.enumerated() where !used.contains(index) && isUsed(pattern) { used.insert(index) }
  }
}
