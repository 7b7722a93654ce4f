import ViperFacts

/// Builds the component graph from classified types; references are added to it once it is known which types are components.
struct GraphBuilder {
  /// The graph with the way back from its numbers to the code base's.
  struct Result {
    var graph: ComponentGraph
    var owners: Owners
    var typeOfComponent: [TypeSymbol.ID]
    var expectedFiles: [Component.ID: String]
  }

  let codebase: Codebase
  let ancestry: Ancestry
  let classifications: [RootClassification]
  let detections: [RootDetection]

  func build() -> Result {
    let types = componentTypes()
    let modules = numberedModules(types)
    let lines = ComponentLines(types, in: codebase)
    let components = types.enumerated().map { component($0.element, id: $0.offset, modules, lines: lines.counts[$0.offset]) }
    let owners = Owners(types, in: codebase)
    let expected = types.enumerated().compactMap { id, type in assignment(type).expectedFile.map { (id, $0) } }
    return Result(
      graph: ComponentGraph(modules: modules.list, components: components),
      owners: owners, typeOfComponent: types, expectedFiles: Dictionary(uniqueKeysWithValues: expected))
  }

  private func assignment(_ type: TypeSymbol.ID) -> RootClassification.Assignment {
    classifications[codebase.types[type].root].assignments[type]!
  }

  /// All types with a role, by file and position.
  private func componentTypes() -> [TypeSymbol.ID] {
    classifications.flatMap { $0.assignments.entries.map(\.type) }.filter { codebase.types[$0].declaration != nil }.sorted { a, b in
      let (x, y) = (codebase.types[a].declaration!, codebase.types[b].declaration!)
      return (x.file, x.index) < (y.file, y.index)
    }
  }

  // MARK: modules

  private struct ModuleKey: Hashable {
    var root: Int
    var module: Int
  }

  private struct NumberedModules {
    var list: [ViperModule]
    var numbers: [ModuleKey: Int]
  }

  private func numberedModules(_ types: [TypeSymbol.ID]) -> NumberedModules {
    var folders: [ModuleKey: [Substring]] = [:]
    for type in types {
      guard let module = assignment(type).module else { continue }
      let key = ModuleKey(root: codebase.types[type].root, module: module)
      let folder = self.folder(of: Int(codebase.types[type].declaration!.file))
      folders[key] = folders[key].map { Array(zip($0, folder).prefix { $0 == $1 }.map(\.0)) } ?? folder
    }
    let entries = folders.map { key, folder -> (ModuleKey, ViperModule) in
      let module = classifications[key.root].modules[key.module]
      let detection = detections[key.root]
      return (key, ViperModule(
        id: 0, name: module.name, dialect: (detection.byPresenter[module.presenter]?.dialect ?? detection.dialect).name,
        path: folder.isEmpty ? "." : folder == [""] ? "/" : folder.joined(separator: "/"), root: codebase.roots[key.root]))
    }.sorted { ($0.1.root, $0.1.name, $0.1.path, $0.0.module) < ($1.1.root, $1.1.name, $1.1.path, $1.0.module) }
    var modules = NumberedModules(list: [], numbers: [:])
    for (key, module) in entries {
      modules.numbers[key] = modules.list.count
      modules.list.append(module)
      modules.list[modules.list.count - 1].id = modules.list.count - 1
    }
    return modules
  }

  /// Its parts; an absolute path begins with an empty one.
  private func folder(of file: Int) -> [Substring] {
    let file = codebase.files[file]
    return (file.source.name.hasPrefix("/") ? [""] : []) + file.folder
  }

  private func component(_ type: TypeSymbol.ID, id: Int, _ modules: NumberedModules, lines: Int) -> Component {
    let symbol = codebase.types[type]
    let assignment = assignment(type)
    let declaration = codebase.declaration(symbol.declaration!)
    return Component(
      id: id, name: symbol.qualifiedName, role: assignment.role, kind: Component.Kind(symbol.kind) ?? .class,
      module: assignment.module.flatMap { modules.numbers[ModuleKey(root: symbol.root, module: $0)] },
      range: codebase.range(declaration.nameSpan, in: Int(symbol.declaration!.file)), root: codebase.roots[symbol.root],
      evidence: assignment.evidence, surface: assignment.surface, isClassBound: isClassBound(type), isBase: assignment.isBase,
      lines: lines)
  }

  /// A class, or a protocol with a class bound up to any level.
  private func isClassBound(_ type: TypeSymbol.ID) -> Bool {
    let kind = codebase.types[type].kind
    guard kind == .protocol else { return kind == .class || kind == .actor }
    return ancestry.external[type].contains { Self.bindsToClasses(codebase.text($0)) }
      || codebase.ancestors(of: type).contains { codebase.types[$0].kind == .class && !codebase.types[$0].isProtocol }
  }

  private static let classBounds: Set = ["AnyObject", "NSObjectProtocol", "NSObject", "Actor", "AnyActor"]

  private static func bindsToClasses(_ name: String) -> Bool {
    classBounds.contains(name) || FrameworkSymbols.framework(of: name).map { !FrameworkSymbols.isAmbiguous(in: $0) } ?? false
  }
}
