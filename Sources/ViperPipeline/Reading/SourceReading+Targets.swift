internal import ViperFacts
internal import ViperPlatform

extension SourceReading {
  /// The reading with its files assigned to the build targets of the projects, without the files that are no code of the product:
  /// those of test targets, and those that no target of a project compiles.
  ///
  /// - Parameter replaced: the absolute path of a file that an editor has open, which may be new.
  func assigned(keeping replaced: String? = nil) -> SourceReading {
    let (graph, files) = TargetGraphBuilder.graph(of: projects, for: facts.map(\.0))
    if graph.isEmpty { return self }
    let unbuilt = UnbuiltFiles(files, graph, projects)
    var assigned = self
    assigned.targets = graph
    assigned.facts = zip(files, facts).filter { file, _ in
      file.path == replaced || !unbuilt.paths.contains(file.path) && !graph.isTest(file.targets)
    }.map { file, entry in (file, entry.1) }
    for (project, paths) in unbuilt.projects {
      let count = part.map { part in paths.count { part.contains(AbsolutePath($0)) } } ?? paths.count
      assigned.unbuiltCount += count
      if count > 0 { assigned.remarks.append(Self.remark(project, count)) }
    }
    return assigned
  }

  private static func remark(_ project: String, _ count: Int) -> Diagnostic {
    let name = AbsolutePath(project).folder?.name ?? project
    let files = count == 1 ? "1 file belongs" : "\(count) files belong"
    return Diagnostic(.background, "\(files) to no target of '\(name)', so \(count == 1 ? "it is" : "they are") left out")
  }
}
