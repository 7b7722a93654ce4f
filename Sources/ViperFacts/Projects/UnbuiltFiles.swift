/// The files that no target compiles, in projects that were read completely: they are no code, although they look like it.
///
/// Only a file whose neighbours are compiled counts: a whole folder that no target has is more likely a feature whose files are
/// about to be added, or were lost in a merge.
package struct UnbuiltFiles: Sendable, Equatable {
  /// Their paths.
  package private(set) var paths: Set<String> = []
  /// The paths by project file, in the order of the projects.
  package private(set) var projects: [(project: String, paths: [String])] = []

  /// A project must have this share of the files in its root for the others to count as forgotten. If it has less, they are more
  /// likely compiled in a way that was not read.
  private static let requiredShare = 0.8

  /// - Parameter files: with their sets of targets.
  package init(_ files: [SourceFile], _ graph: TargetGraph, _ descriptions: [ProjectDescription]) {
    guard !graph.isEmpty else { return }
    for (root, members) in Dictionary(grouping: files, by: \.root).sorted(by: { $0.key < $1.key }) {
      let folder = graph.folderOfRoot[root]
      let own = descriptions.filter { $0.folder == folder && $0.kind != .workspace }
      guard let project = own.first, own.allSatisfy({ $0.kind == .xcode }) else { continue }
      let built = members.filter { $0.targets != 0 }
      guard Double(built.count) >= Double(members.count) * Self.requiredShare else { continue }
      let folders = Set(built.map { ProjectPath.folder(of: $0.path) })
      let unbuilt = members.filter { $0.targets == 0 && folders.contains(ProjectPath.folder(of: $0.path)) }
      if unbuilt.isEmpty { continue }
      paths.formUnion(unbuilt.map(\.path))
      projects.append((project.path, unbuilt.map(\.path)))
    }
  }

  package static func == (a: UnbuiltFiles, b: UnbuiltFiles) -> Bool { a.paths == b.paths }
}
