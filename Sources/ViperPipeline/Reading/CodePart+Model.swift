internal import ViperFacts
internal import ViperModel
internal import ViperPlatform

extension CodePart {
  /// The model of the part, resolved in the whole: its components, with the modules, roots and architectures that they belong to.
  func model(of whole: CodeModel) -> CodeModel {
    var model = whole
    model.graph = graph(of: whole.graph)
    // Their components are numbered as in the whole.
    model.observations = Observations()
    let covering = folders
    model.dialects = whole.dialects.filter { roots.contains($0.root) }.map { dialect($0, model.graph, covering) }
    return model
  }

  private func dialect(_ root: RootDialect, _ graph: ComponentGraph, _ folders: Set<String>) -> RootDialect {
    let modules = graph.modules.filter { $0.root == root.root }
    let names = Set(modules.map(\.name))
    var part = root
    part.detections = root.detections.filter { names.contains($0.module) }
    part.shares = root.shares.map { share in
      var share = share
      share.modules = modules.count { $0.dialect == share.dialect }
      return share
    }
    part.unplaced = root.unplaced.filter { contains(printed: $0.range.file) }
    part.architectures = architectures(root.architectures, over: folders)
    return part
  }

  /// The groups that folders belong to, with the figures of the part: for each the one with the deepest path.
  private func architectures(_ groups: [ArchitectureGroup], over folders: Set<String>) -> [ArchitectureGroup] {
    let paths = groups.map { AbsolutePath($0.path, in: basePath).string }
    let used = folders.compactMap { folder in
      // Of the paths around one folder, the longest is the deepest.
      paths.indices.filter { Self.lies(folder, in: paths[$0]) }.max { paths[$0].utf8.count < paths[$1].utf8.count }
    }
    return Set(used).sorted().map { groups[$0].limited(to: contains(printed:)) }
  }

  // MARK: graph

  private func graph(of whole: ComponentGraph) -> ComponentGraph {
    let inside = whole.components.filter { contains(printed: $0.range.file) }
    let components = Numbering(inside.map(\.id), of: whole.components.count)
    let modules = Numbering(Set(inside.compactMap(\.module)).sorted(), of: whole.modules.count)
    var part = ComponentGraph(
      modules: whole.modules.compactMap { module in
        modules[module.id].map {
          ViperModule(id: $0, name: module.name, dialect: module.dialect, path: module.path, root: module.root)
        }
      },
      components: inside.enumerated().map { id, component in
        component.numbered(id, module: component.module.flatMap { modules[$0] })
      },
      references: whole.references.compactMap { reference in reference.numbered { components[$0] } },
      navigations: whole.navigations.compactMap { navigation in navigation.numbered { components[$0] } })
    part.unreached = whole.unreached.compactMap { modules[$0] }
    return part
  }
}

/// The positions of those elements of an array that remain.
private struct Numbering {
  private var numbers: [Int?]

  init(_ remaining: [Int], of count: Int) {
    numbers = Array(repeating: nil, count: count)
    for (new, old) in remaining.enumerated() { numbers[old] = new }
  }

  subscript(_ old: Int) -> Int? { numbers[old] }
}
