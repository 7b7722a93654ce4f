/// The files that no target compiles, in projects that were read completely: they are no code, although they look like it.
///
/// A file counts if its neighbours are compiled. A whole folder that no target has may be a feature whose files were lost in a
/// merge: it counts only if no compiled file mentions a type of it.
package struct UnbuiltFiles: Sendable, Equatable {
  /// Their paths.
  package private(set) var paths: Set<String> = []
  /// The paths by project file, in the order of the projects.
  package private(set) var projects: [(project: String, paths: [String])] = []

  /// A project must have this share of the files in its root for the others to count as forgotten. If it has less, they are more
  /// likely compiled in a way that was not read.
  private static let requiredShare = 0.8
  /// The same for whole folders, which no compiled file mentions besides.
  private static let requiredShareForFolders = 0.5

  /// - Parameter files: with their sets of targets.
  package init(_ files: [(SourceFile, FileFacts)], _ graph: TargetGraph, _ descriptions: [ProjectDescription]) {
    guard !graph.isEmpty else { return }
    for (root, members) in Dictionary(grouping: files, by: \.0.root).sorted(by: { $0.key < $1.key }) {
      let folder = graph.folderOfRoot[root]
      let own = descriptions.filter { $0.folder == folder && $0.kind != .workspace }
      guard let project = own.first, own.allSatisfy({ $0.kind == .xcode }) else { continue }
      let built = members.filter { $0.0.targets != 0 }
      func isMost(_ share: Double) -> Bool { Double(built.count) >= Double(members.count) * share }
      guard isMost(Self.requiredShareForFolders) else { continue }
      let folders = Set(built.map { ProjectPath.folder(of: $0.0.path) })
      let others = members.filter { $0.0.targets == 0 }
      let neighbours = !isMost(Self.requiredShare) ? [] : others.filter { folders.contains(ProjectPath.folder(of: $0.0.path)) }
      let unbuilt = (neighbours + Self.unmentioned(others, by: built, Self.withParents(folders))).map(\.0).sorted {
        $0.path < $1.path
      }
      if unbuilt.isEmpty { continue }
      paths.formUnion(unbuilt.map(\.path))
      projects.append((project.path, unbuilt.map(\.path)))
    }
  }

  private static func withParents(_ folders: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for var folder in folders {
      while !folder.isEmpty, found.insert(folder).inserted { folder = folder == "/" ? "" : ProjectPath.folder(of: folder) }
    }
    return found
  }

  /// The files of whole folders without a compiled file that declare types none of which a compiled file mentions.
  private static func unmentioned(
    _ files: [(SourceFile, FileFacts)], by built: [(SourceFile, FileFacts)], _ folders: Set<String>
  ) -> [(SourceFile, FileFacts)] {
    let whole = Dictionary(grouping: files) { file in
      var (folder, outer) = (ProjectPath.folder(of: file.0.path), "")
      while !folder.isEmpty, !folders.contains(folder) { (outer, folder) = (folder, ProjectPath.folder(of: folder)) }
      return outer
    }.filter { !$0.key.isEmpty }
    if whole.isEmpty { return [] }
    let mentioned = built.reduce(into: Set<UInt32>()) { $0.formUnion($1.1.names.hashes) }
    return whole.values.filter { files in
      let types = files.flatMap { $0.1.typeNames }
      return !types.isEmpty && mentioned.isDisjoint(with: types)
    }.flatMap(\.self)
  }

  package static func == (a: UnbuiltFiles, b: UnbuiltFiles) -> Bool { a.paths == b.paths }
}

extension FileFacts {
  /// The hashes of the names of the types that a file declares on its top level.
  fileprivate var typeNames: [UInt32] {
    var (found, index): ([UInt32], Int) = ([], 0)
    while index < declarations.count {
      if declarations[index].isType { found.append(names.hashes[Int(declarations[index].name)]) }
      index = Int(declarations[index].subtreeEnd)
    }
    return found
  }
}
