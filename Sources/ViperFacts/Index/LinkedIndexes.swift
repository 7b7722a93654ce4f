import ViperPlatform

/// The indexes of all parts of a code base, merged into the input of a single run over all their paths.
package struct LinkedIndexes: Sendable {
  /// Sorted by name, without duplicates.
  package private(set) var sources: [(SourceFile, FileFacts)] = []
  /// Without duplicates.
  package private(set) var problems: [Diagnostic] = []
  /// The descriptions of projects, each once.
  package private(set) var projects: [ProjectDescription] = []
  /// The companion files, each once, sorted by name.
  package private(set) var companions: [CompanionCode] = []
  /// The analysed paths of the indexes, in their order, relative to the base path.
  package private(set) var paths: [String] = []
  private let basePath: AbsolutePath
  /// The folders among the paths, outermost first.
  private var folders: [(full: AbsolutePath, name: String)] = []

  /// - Throws: `IndexError` if two indexes contradict each other about a file, or one is damaged.
  package init(_ indexes: [FactIndex], basePath: String) throws(IndexError) {
    self.basePath = AbsolutePath(basePath)
    var seenProblems: Set<Diagnostic> = []
    var (seenProjects, seenCompanions): (Set<String>, Set<String>) = ([], [])
    for index in indexes {
      guard let found = StoredProjects.projects(index.archive.projects, basePath: self.basePath),
        let beside = StoredCompanions.code(index.archive.companions, basePath: self.basePath)
      else { throw .unusable(index.path, ArchiveError.damaged.reason) }
      companions += beside.filter { seenCompanions.insert($0.file.name).inserted }
      projects += found.filter { seenProjects.insert($0.path).inserted }
      problems += index.archive.problems.filter { seenProblems.insert($0).inserted }
      paths += index.archive.places.map(\.name)
    }
    companions.sort { $0.file.name < $1.file.name }
    let places = Set(indexes.flatMap(\.archive.places).filter(\.isFolder).map(\.name))
    folders = places.map { (full($0), $0) }.sorted { $0.full.string < $1.full.string }
    for entries in try Self.united(indexes) { sources.append((source(entries.file), entries.facts)) }
  }

  fileprivate struct Found {
    var file: FactArchive.File
    var facts: FileFacts
    var index: FactIndex
  }

  /// Every file once, sorted by name.
  private static func united(_ indexes: [FactIndex]) throws(IndexError) -> [Found] {
    var found: [String: Found] = [:]
    for index in indexes {
      for file in index.archive.files {
        guard let facts = index.archive.facts(at: file.facts) else { throw .unusable(index.path, ArchiveError.damaged.reason) }
        let new = Found(file: file, facts: facts, index: index)
        if let known = found[file.name], !known.agrees(with: new) {
          throw .conflict(file: file.name, known.index.path, index.path)
        }
        found[file.name] = found[file.name] ?? new
      }
    }
    try checkProblems(indexes, found)
    return found.values.sorted { $0.file.name < $1.file.name }
  }

  /// Refuses a file that one index has facts of and another could not read.
  private static func checkProblems(_ indexes: [FactIndex], _ found: [String: Found]) throws(IndexError) {
    for index in indexes {
      for problem in index.archive.problems {
        guard let file = problem.file, let known = found[file] else { continue }
        throw .conflict(file: file, known.index.path, index.path)
      }
    }
  }

  private func source(_ file: FactArchive.File) -> SourceFile {
    SourceFile(path: full(file.name).string, name: file.name, root: root(of: file))
  }

  /// The file's root: without a project, the outermost named folder of all indexes that contains it.
  private func root(of file: FactArchive.File) -> String {
    if file.hasOwnRoot { return file.root }
    let root = full(file.root)
    return folders.first { $0.full.contains(root) }?.name ?? file.root
  }

  private func full(_ name: String) -> AbsolutePath { AbsolutePath(name, in: basePath) }
}

extension LinkedIndexes.Found {
  fileprivate func agrees(with other: Self) -> Bool {
    facts == other.facts && file.hasOwnRoot == other.file.hasOwnRoot && (!file.hasOwnRoot || file.root == other.file.root)
  }
}
