import ViperFacts

/// Collects what rules need to know beside the graph: imports, framework types, creations by code that is no component.
struct ObservationCollector {
  let codebase: Codebase
  let graph: GraphBuilder.Result
  let evaluation: BodyEvaluator
  let compositionRoots: Set<TypeSymbol.ID>

  func collect() -> Observations {
    var observations = Observations()
    let uses = frameworkUses()
    observations.frameworkUses = uses.compactMap(\.use)
    observations.imports = imports(uses)
    observations.outsideCreations = outsideCreations()
    observations.expectedFiles = graph.expectedFiles
    return observations
  }

  private struct FileUse {
    var file: Int
    var framework: String
    var symbol: String
    var offset: UInt32
    var use: Observations.FrameworkUse?
  }

  private func owner(_ type: TypeSymbol.ID) -> Component.ID? {
    codebase.enclosing(type).lazy.compactMap { graph.componentOfType[$0] }.first
  }

  private func importedModules(of file: Int) -> Set<String> {
    let facts = codebase.files[file].facts
    return Set(facts.imports.map { facts.names[$0.module] })
  }

  private func frameworkUses() -> [FileUse] {
    var imports: [Int: Set<String>] = [:]
    var found: [FileUse] = []
    for usage in evaluation.externalUsages {
      let modules = imports[usage.file] ?? importedModules(of: usage.file)
      imports[usage.file] = modules
      let symbol = codebase.text(usage.name)
      guard let framework = FrameworkSymbols.framework(of: symbol, imports: modules) else { continue }
      let use = owner(usage.from).map {
        Observations.FrameworkUse(
          component: $0, framework: framework, symbol: symbol, range: codebase.range(usage.span, in: usage.file))
      }
      found.append(FileUse(file: usage.file, framework: framework, symbol: symbol, offset: usage.span.start, use: use))
    }
    return found.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// One entry per import and concrete component of the file.
  private func imports(_ uses: [FileUse]) -> [Observations.Import] {
    var first: [Int: [String: String]] = [:]
    for use in uses where first[use.file]?[use.framework] == nil { first[use.file, default: [:]][use.framework] = use.symbol }
    return graph.graph.components.filter { !$0.isInterface }.flatMap { component in
      let file = Int(codebase.types[graph.typeOfComponent[component.id]].declaration!.file)
      let facts = codebase.files[file].facts
      return facts.imports.map { entry in
        let module = facts.names[entry.module]
        return Observations.Import(
          component: component.id, module: module, range: codebase.range(entry.span, in: file), usedSymbol: first[file]?[module])
      }
    }
  }

  private func outsideCreations() -> [Observations.OutsideCreation] {
    let madeTogether = Dictionary(grouping: evaluation.usages.filter { $0.body != nil && graph.componentOfType[$0.to] != nil }, by: { $0.body! })
    return evaluation.usages.compactMap { usage in
      guard usage.kind == .construction, owner(usage.from) == nil, let id = graph.componentOfType[usage.to] else { return nil }
      let component = graph.graph.components[id]
      guard component.module != nil, !component.isInterface else { return nil }
      let others = (usage.body.flatMap { madeTogether[$0] } ?? []).filter { other in
        other.to != usage.to && graph.graph.components[graph.componentOfType[other.to]!].module == component.module
          && [.construction, .staticCall].contains(other.kind)
      }
      return Observations.OutsideCreation(
        creator: codebase.types[usage.from].qualifiedName, component: id, range: codebase.range(usage.span, in: usage.file),
        isCompositionRoot: codebase.enclosing(usage.from).contains(where: compositionRoots.contains), isWired: !others.isEmpty)
    }
  }
}
