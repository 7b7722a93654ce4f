import ViperFacts

/// Collects what rules need to know beside the graph: imports, framework types, creations by code that is no component.
struct ObservationCollector {
  let codebase: Codebase
  let graph: GraphBuilder.Result
  let evaluation: Evaluation
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

  private func importedModules(of file: Int) -> Set<String> {
    let facts = codebase.files[file].facts
    return Set(facts.imports.map { facts.names[$0.module] })
  }

  private func frameworkUses() -> [FileUse] {
    var frameworks: [Name: String?] = [:]
    var imports: [Int: Set<String>] = [:]
    var found: [FileUse] = []
    for usage in evaluation.externalUsages {
      let known = frameworks[usage.name]
      let framework = known ?? FrameworkSymbols.framework(of: codebase.text(usage.name))
      if known == nil { frameworks[usage.name] = .some(framework) }
      guard let framework else { continue }
      if FrameworkSymbols.isAmbiguous(in: framework) {
        let modules = imports[usage.file] ?? importedModules(of: usage.file)
        imports[usage.file] = modules
        guard modules.contains(framework) else { continue }
      }
      found.append(fileUse(usage, framework))
    }
    return found.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  private func fileUse(_ usage: ExternalUsage, _ framework: String) -> FileUse {
    let symbol = codebase.text(usage.name)
    let use = graph.owners.owner(of: usage.from).map {
      Observations.FrameworkUse(
        component: $0, framework: framework, symbol: symbol, range: codebase.range(usage.span, in: usage.file))
    }
    return FileUse(file: usage.file, framework: framework, symbol: symbol, offset: usage.span.start, use: use)
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
    let created = evaluation.usages.filter { usage in
      guard usage.kind == .construction, graph.owners.owner(of: usage.from) == nil, let id = graph.owners[usage.to] else { return false }
      return graph.graph.components[id].module != nil && graph.graph.components[id].kind != .protocol
    }
    let bodies = Set(created.compactMap(\.body))
    let made = evaluation.usages.filter { usage in
      [.construction, .staticCall].contains(usage.kind) && usage.body.map(bodies.contains) == true && graph.owners[usage.to] != nil
    }
    let madeTogether = Dictionary(grouping: made, by: \.body)
    return created.map { outsideCreation($0, beside: $0.body == nil ? [] : madeTogether[$0.body] ?? []) }
  }

  private func outsideCreation(_ usage: TypeUsage, beside made: [TypeUsage]) -> Observations.OutsideCreation {
    let id = graph.owners[usage.to]!
    let module = graph.graph.components[id].module
    return Observations.OutsideCreation(
      creator: codebase.types[usage.from].qualifiedName, component: id, range: codebase.range(usage.span, in: usage.file),
      isCompositionRoot: codebase.enclosing(usage.from).contains(where: compositionRoots.contains),
      isWired: made.contains { $0.to != usage.to && graph.graph.components[graph.owners[$0.to]!].module == module })
  }
}
