import ViperFacts

extension ProductionCode {
  /// The code of each group of roots that see each other: a model of its own, about which no stranger has a say.
  var neighbourhoods: [ProductionCode] {
    let groups = RootNeighbours.groups(of: files, targets: targets)
    if groups.count < 2 { return [self] }
    let homes = CompanionHomes(files)
    let companions = companions.map { (code: $0, root: homes.root(of: $0.file.path)) }
    return groups.map { group in
      let files = group.map { self.files[$0] }
      let roots = Set(files.map(\.0.root))
      return ProductionCode(
        files, targets: targets, companions: companions.filter { $0.root.map(roots.contains) ?? true }.map(\.code))
    }
  }
}

/// Which root a storyboard or the like belongs to: the innermost one around it; in none of them, it is everybody's.
private struct CompanionHomes {
  /// The roots with their absolute folders, the innermost first.
  private let folders: [(folder: String, root: String)]

  init(_ files: [(SourceFile, FileFacts)]) {
    let found = Dictionary(files.map { ($0.0.root, $0.0.rootFolder) }, uniquingKeysWith: { first, _ in first })
    folders = found.map { (folder: $0.value, root: $0.key) }.sorted {
      ($1.folder.utf8.count, $0.folder) < ($0.folder.utf8.count, $1.folder)
    }
  }

  func root(of path: String) -> String? {
    folders.first { path == $0.folder || path.hasPrefix($0.folder.hasSuffix("/") ? $0.folder : $0.folder + "/") }?.root
  }
}
