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

  private func dialect(_ root: RootDialect, _ graph: ComponentGraph, _ folders: Set<AbsolutePath>) -> RootDialect {
    let modules = graph.modules.filter { $0.root == root.root }
    let names = Set(modules.map(\.name))
    var part = root
    part.detections = root.detections.filter { names.contains($0.module) }
    part.shares = root.shares.map { share in
      var share = share
      share.modules = modules.count { $0.dialect == share.dialect }
      return share
    }
    part.architectures = architectures(root.architectures, over: folders)
    return part
  }

  /// The groups that folders belong to: for each the one with the deepest path.
  private func architectures(_ groups: [ArchitectureGroup], over folders: Set<AbsolutePath>) -> [ArchitectureGroup] {
    let paths = groups.map { AbsolutePath($0.path, in: basePath) }
    let used = folders.compactMap { folder in
      // Of the paths around one folder, the longest is the deepest.
      paths.indices.filter { paths[$0].contains(folder) }.max { paths[$0].string.utf8.count < paths[$1].string.utf8.count }
    }
    return Set(used).sorted().map { groups[$0] }
  }

  // MARK: graph

  private func graph(of whole: ComponentGraph) -> ComponentGraph {
    let inside = whole.components.filter { contains(printed: $0.range.file) }
    let components = Numbering(inside.map(\.id), of: whole.components.count)
    let modules = Numbering(Set(inside.compactMap(\.module)).sorted(), of: whole.modules.count)
    return ComponentGraph(
      modules: whole.modules.compactMap { module in
        modules[module.id].map {
          ViperModule(id: $0, name: module.name, dialect: module.dialect, path: module.path, root: module.root)
        }
      },
      components: inside.enumerated().map { id, component in
        component.numbered(id, module: component.module.flatMap { modules[$0] })
      },
      references: whole.references.compactMap { $0.numbered(by: components) })
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

extension Component {
  fileprivate func numbered(_ id: ID, module: ViperModule.ID?) -> Component {
    Component(
      id: id, name: name, role: role, kind: kind, module: module, range: range, root: root, dialect: dialect, evidence: evidence,
      surface: surface, isClassBound: isClassBound, isBase: isBase, lines: lines)
  }
}

extension Reference {
  /// Nil if one of its ends does not remain.
  fileprivate func numbered(by components: Numbering) -> Reference? {
    guard let from = components[from], let to = components[to] else { return nil }
    let holds = holds.compactMap { holding in
      components[holding.component].map { Holding(component: $0, certainty: holding.certainty) }
    }
    return Reference(
      from: from, to: to, kind: kind, strength: strength, property: property, range: range, holds: holds,
      isTransient: isTransient,
      context: context)
  }
}
