import ViperFacts
import ViperLinking
import ViperPlatform

/// Builds modules and components from classified types. References need the components' numbers, so they are added afterwards.
struct GraphBuilder {
  /// The graph and the mapping from its component numbers to the code base's types.
  struct Result {
    var graph: ComponentGraph
    var index: ComponentIndex
    var typeOfComponent: [TypeSymbol.ID]
    var expectedFiles: [Component.ID: String]

    var componentTypes: ComponentTypes { ComponentTypes(graph: graph, index: index, types: typeOfComponent) }
  }

  let codebase: Codebase
  let ancestry: Ancestry
  let classifications: [RootClassification]
  let detections: [RootDetection]

  func build(threads: Int) -> Result {
    let roles = componentTypes()
    let types = roles.map(\.type)
    let index = ComponentIndex(types, in: codebase)
    let (modules, lines) = WorkerThreads.both(threads: threads) {
      numberedModules(roles)
    } _: {
      ComponentLines(types, index, in: codebase)
    }
    let components = roles.indices.map { component(roles[$0], id: $0, modules, lines: lines.counts[$0]) }
    let expected = roles.enumerated().compactMap { id, role in role.assignment.expectedFile.map { (id, $0) } }
    return Result(
      graph: ComponentGraph(modules: modules.list, components: components),
      index: index, typeOfComponent: types, expectedFiles: Dictionary(uniqueKeysWithValues: expected))
  }

  /// A type and its classification.
  private struct TypeRole {
    var type: TypeSymbol.ID
    var declaration: DeclarationReference
    var root: Int
    var assignment: RootClassification.Assignment
  }

  /// All types with a role, by file and position.
  private func componentTypes() -> [TypeRole] {
    var found: [TypeRole] = []
    for (root, classification) in classifications.enumerated() {
      for (type, assignment) in classification.assignments.entries {
        guard let declaration = codebase.types[type].declaration else { continue }
        found.append(TypeRole(type: type, declaration: declaration, root: root, assignment: assignment))
      }
    }
    let slots = found.map { codebase.slot($0.declaration) }
    return found.indices.sorted { slots[$0] < slots[$1] }.map { found[$0] }
  }

  // MARK: modules

  private struct NumberedModules {
    var list: [ViperModule] = []
    /// By root, then by the number in its classification.
    var numbers: [[Int?]]
  }

  private func numberedModules(_ roles: [TypeRole]) -> NumberedModules {
    var found: [(root: Int, number: Int, module: ViperModule)] = []
    for (root, folders) in moduleFolders(roles).enumerated() {
      for (number, folder) in folders.enumerated() {
        if let folder { found.append((root, number, module(number, of: root, in: folder))) }
      }
    }
    var modules = NumberedModules(numbers: classifications.map { $0.modules.map { _ in nil } })
    found.sort {
      ($0.module.root, $0.module.name, $0.module.path, $0.number) < ($1.module.root, $1.module.name, $1.module.path, $1.number)
    }
    for (id, entry) in found.enumerated() {
      modules.numbers[entry.root][entry.number] = id
      modules.list.append(entry.module)
      modules.list[id].id = id
    }
    return modules
  }

  /// The folder of each module, by root and the module's number there; nil for a module without types.
  private func moduleFolders(_ roles: [TypeRole]) -> [[[Substring]?]] {
    var folders: [[[[Substring]]]] = classifications.map { $0.modules.map { _ in [] } }
    for role in roles {
      guard let module = role.assignment.module else { continue }
      folders[role.root][module].append(folder(of: Int(role.declaration.file)))
    }
    return zip(classifications, folders).map { classification, folders in
      zip(classification.modules, folders).map { module, folders in
        folders.isEmpty
          ? nil : Self.home(of: codebase.types[module.presenter].declaration.map { folder(of: Int($0.file)) }, folders)
      }
    }
  }

  /// The deepest folder around the presenter with at least two thirds of the module's types: a variant of a part may be in another
  /// module's folder.
  private static func home(of presenter: [Substring]?, _ folders: [[Substring]]) -> [Substring] {
    // The caller leaves out modules without folders.
    var folder = presenter ?? folders[0]
    while !folder.isEmpty, folders.count(where: { $0.starts(with: folder) }) * 3 < folders.count * 2 { folder.removeLast() }
    return folder
  }

  private func module(_ number: Int, of root: Int, in folder: [Substring]) -> ViperModule {
    let module = classifications[root].modules[number]
    let detection = detections[root]
    return ViperModule(
      id: 0, name: module.name, dialect: detection.dialect(ofModule: module, in: codebase).name,
      path: folder.isEmpty ? "." : folder == [""] ? "/" : folder.joined(separator: "/"), root: codebase.roots[root])
  }

  /// The folder's path components; an absolute path begins with an empty one.
  private func folder(of file: Int) -> [Substring] {
    let file = codebase.files[file]
    return file.source.name.utf8.first == UInt8(ascii: "/") ? [""] + file.folder : file.folder
  }

  private func component(_ role: TypeRole, id: Int, _ modules: NumberedModules, lines: Int) -> Component {
    let (type, assignment) = (role.type, role.assignment)
    return Component(
      id: id, name: codebase.types[type].qualifiedName, role: assignment.role,
      kind: Component.Kind(codebase.types[type].kind) ?? .class,
      module: assignment.module.flatMap { modules.numbers[role.root][$0] },
      range: codebase.range(codebase.declaration(role.declaration).nameSpan, in: Int(role.declaration.file)),
      root: codebase.roots[role.root], dialect: detections[role.root].byFile[role.declaration.file]?.name,
      evidence: assignment.evidence, surface: assignment.surface,
      isClassBound: ClassBounds(codebase: codebase, ancestry: ancestry).bind(type),
      isBase: assignment.isBase, startsApp: ancestry.traits[type].contains(.startsApp), certainty: assignment.certainty,
      lines: lines)
  }
}
