/// The files that no target compiles, in projects that were read completely: they are no code, although they look like it.
///
/// Only a file whose neighbours are compiled counts, or a copy of a compiled one: a whole folder that no target has is more likely
/// a feature whose files are about to be added, or were lost in a merge.
package struct UnbuiltFiles: Sendable, Equatable {
  /// Their paths.
  package private(set) var paths: Set<String> = []
  /// The paths by project file, in the order of the projects.
  package private(set) var projects: [(project: String, paths: [String])] = []

  /// What a project must have of the files in its root for the others to count as forgotten. If it has less, they are more likely
  /// compiled in a way that was not read.
  private enum RequiredShare {
    /// Where nearly every file that the project names is there.
    static let ofCompleteProject = 0.5
    static let ofOthers = 0.8
  }

  /// The share of the named files that are there, from which on a project is complete.
  private static let completeShare = 0.95

  /// - Parameter files: with their sets of targets.
  package init(_ files: [SourceFile], _ graph: TargetGraph, _ descriptions: [ProjectDescription]) {
    guard !graph.isEmpty else { return }
    let read = Set(files.map(\.path))
    for (root, members) in Dictionary(grouping: files, by: \.root).sorted(by: { $0.key < $1.key }) {
      let folder = graph.folderOfRoot[root]
      let own = descriptions.filter { $0.folder == folder && $0.kind != .workspace }
      guard let project = own.first, own.allSatisfy({ $0.kind == .xcode }) else { continue }
      let named = Set(own.flatMap { $0.targets.filter { !$0.isTest }.flatMap(\.files) })
      let missing = named.subtracting(read)
      // A project that names a file by its place on another machine means the file of that name.
      let lost = Set(missing.map(Self.name(of:)))
      let unbuilt = Self.unbuilt(of: members, isComplete: Self.isComplete(named, missing)).filter {
        !lost.contains(Self.name(of: $0.path))
      }
      if unbuilt.isEmpty { continue }
      paths.formUnion(unbuilt.map(\.path))
      projects.append((project.path, unbuilt.map(\.path)))
    }
  }

  private static func unbuilt(of files: [SourceFile], isComplete: Bool) -> [SourceFile] {
    let built = files.filter { $0.targets != 0 }
    let unlisted = files.filter { $0.targets == 0 }
    if unlisted.isEmpty { return [] }
    let folders = Set(built.map { ProjectPath.folder(of: $0.path) })
    let names = Set(isComplete ? built.map { name(of: $0.path) } : [])
    let isForgotten = { (file: SourceFile) in
      folders.contains(ProjectPath.folder(of: file.path)) || names.contains(name(of: file.path))
    }
    let trees = isComplete ? abandonedTrees(unlisted, built, isForgotten) : []
    let isInTree = { (file: SourceFile) in trees.contains { ProjectPath.lies(file.path, in: $0) } }
    // A folder of copies, however many, says nothing about how the rest is compiled.
    let counted = files.count - unlisted.count { isInTree($0) }
    let share = isComplete ? RequiredShare.ofCompleteProject : RequiredShare.ofOthers
    guard Double(built.count) >= Double(counted) * share else { return [] }
    return unlisted.filter { isForgotten($0) || isInTree($0) }
  }

  /// The outermost folders without a compiled file, most of whose files are forgotten ones: old copies, in which some files have no
  /// counterpart any more.
  private static func abandonedTrees(
    _ unlisted: [SourceFile], _ built: [SourceFile], _ isForgotten: (SourceFile) -> Bool
  ) -> Set<String> {
    func folders(_ file: SourceFile) -> some Sequence<String> {
      sequence(first: ProjectPath.folder(of: file.path)) { $0.count > 1 ? ProjectPath.folder(of: $0) : nil }
    }
    let alive = Set(built.flatMap { folders($0) })
    var counts: [String: (all: Int, forgotten: Int)] = [:]
    for file in unlisted {
      guard let outermost = Array(folders(file).prefix { !alive.contains($0) }).last else { continue }
      counts[outermost, default: (0, 0)].all += 1
      counts[outermost, default: (0, 0)].forgotten += isForgotten(file) ? 1 : 0
    }
    return Set(counts.filter { $0.value.forgotten * 2 > $0.value.all }.keys)
  }

  private static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
  }

  /// Whether nearly all Swift files that projects name for their products are among those read.
  private static func isComplete(_ named: Set<String>, _ missing: Set<String>) -> Bool {
    !named.isEmpty && Double(named.count - missing.count) >= Double(named.count) * completeShare
  }

  package static func == (a: UnbuiltFiles, b: UnbuiltFiles) -> Bool { a.paths == b.paths }
}
