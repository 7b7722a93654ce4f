import ViperFacts
package import ViperHeap
package import ViperLinking
import ViperPlatform

/// The stages from facts to the code model: link, evaluate bodies, classify types, resolve references.
package enum ModelBuilder {
  /// Links, evaluates and classifies production code.
  ///
  /// - Parameters:
  ///   - pins: the dialects that the user chose; other modules get the dialect that fits them best, or their root's.
  ///   - dialects: the built-in ones to detect among, and the base that they extend; asked for while the files are linked.
  ///   - load: reads the file of a dialect that the run learns by itself where no built-in one fits; nil for a run that learns none.
  ///   - scoresPinned: whether modules with a pinned dialect are scored too, which costs time and changes no verdict.
  ///   - bodies: has the outcome of the last run's evaluation.
  ///   - isInventoried: whether the model has an inventory of all types.
  ///   - threads: the number of worker threads, on which the outcome does not depend.
  package static func build(
    _ code: ProductionCode, pins: DialectPins,
    dialects: @autoclosure @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect),
    learning load: (@Sendable (String) -> Dialect?)? = nil, frameworks: (@Sendable () -> [FrameworkModel])? = nil,
    scoresPinned: Bool = false, bodies: BodyCache? = nil, isInventoried: Bool = false, threads: Int = 1
  ) -> CodeModel {
    build(
      code, pins: pins, dialects: dialects, learning: load, frameworks: frameworks, scoresPinned: scoresPinned, bodies: bodies,
      isExplained: false,
      isInventoried: isInventoried, threads: threads
    ).model
  }

  /// The model as `build` makes it, with what its verdicts rest on.
  package static func explained(
    _ code: ProductionCode, pins: DialectPins,
    dialects: @autoclosure @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect),
    learning load: (@Sendable (String) -> Dialect?)? = nil, frameworks: (@Sendable () -> [FrameworkModel])? = nil,
    bodies: BodyCache? = nil, isInventoried: Bool = false, threads: Int = 1
  ) -> (model: CodeModel, explanation: ModelExplanation) {
    let (model, explanation) = build(
      code, pins: pins, dialects: dialects, learning: load, frameworks: frameworks, scoresPinned: false, bodies: bodies,
      isExplained: true,
      isInventoried: isInventoried, threads: threads)
    // Explained, as asked for.
    return (model, explanation!)
  }

  /// Roots that see each other have a model together, and none with strangers, which have no say about them.
  private static func build(
    _ code: ProductionCode, pins: DialectPins, dialects load: @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect),
    learning: (@Sendable (String) -> Dialect?)?, frameworks: (@Sendable () -> [FrameworkModel])?, scoresPinned: Bool,
    bodies: BodyCache?, isExplained: Bool, isInventoried: Bool, threads: Int
  ) -> (model: CodeModel, explanation: ModelExplanation?) {
    func one(
      _ code: ProductionCode, _ load: @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect), number: Int = 0,
      _ bodies: BodyCache?
    ) -> (model: CodeModel, explanation: NeighbourhoodExplanation?) {
      build(
        neighbourhood: code, number: number, pins: pins, dialects: load, learning: learning, frameworks: frameworks,
        scoresPinned: scoresPinned, bodies: bodies, isExplained: isExplained, isInventoried: isInventoried, threads: threads)
    }
    let neighbourhoods = code.neighbourhoods
    if neighbourhoods.count < 2 {
      let (model, explanation) = one(code, load, bodies)
      return (model, explanation.map { ModelExplanation([($0, Array(model.graph.components.indices))]) })
    }
    let dialects = load()
    // The cache has room for one evaluation, and the largest takes longest.
    let largest = neighbourhoods.indices.max { neighbourhoods[$0].files.count < neighbourhoods[$1].files.count }
    let parts = neighbourhoods.enumerated().map { number, code in
      one(code, { dialects }, number: number, number == largest ? bodies : nil)
    }
    let (model, numbers) = CodeModel.joining(parts.map(\.model), of: code)
    let explained = zip(parts, numbers).compactMap { part, numbers in part.explanation.map { ($0, numbers.components) } }
    return (model, isExplained ? ModelExplanation(explained) : nil)
  }

  /// - Parameter number: the position among the groups of roots that see each other.
  private static func build(
    neighbourhood code: ProductionCode, number: Int, pins: DialectPins,
    dialects load: @escaping @Sendable () -> (builtIns: [Dialect], base: Dialect),
    learning: (@Sendable (String) -> Dialect?)?, frameworks: (@Sendable () -> [FrameworkModel])?, scoresPinned: Bool,
    bodies: BodyCache?, isExplained: Bool, isInventoried: Bool, threads: Int
  ) -> (model: CodeModel, explanation: NeighbourhoodExplanation?) {
    let (dialects, codebase) = WorkerThreads.both(threads: threads, load) {
      CodebaseLinker.link(code.files, targets: code.targets, threads: threads)
    }
    let ancestry = Ancestry(codebase)
    let containers = pins.containers(else: dialects.base)
    let evaluation = Evaluation(of: codebase, containers: containers, reusing: bodies, threads: threads)
    let outlets = ConnectedOutlets(codebase, code.companions)
    let flow = evaluation.flow.with(outlets.sources)
    let setRoles = SetRoles(pins.roles, in: codebase)
    let (found, (solver, mentions, usages)) = WorkerThreads.both(threads: threads) {
      RootFinder(
        codebase, ancestry, evaluation.usages, dialects: (pins, dialects.builtIns, dialects.base), setRoles: setRoles,
        scoresPinned: scoresPinned, isExplained: isExplained, threads: threads
      ).find(learning: learning, as: LearnedDialect.nameInRun(number), evaluation.externalUsages)
    } _: {
      (FlowSolver(codebase, flow), NameMentions(codebase), UsagesByKind(evaluation.usages, evaluation.occurrences))
    }
    let roots = found.roots
    let used = dialectsByName(roots)
    var graph = GraphBuilder(
      codebase: codebase, ancestry: ancestry, classifications: roots.map(\.classification), detections: roots.map(\.detection)
    ).build(threads: threads)
    let references = ReferenceBuilder(
      codebase: codebase, ancestry: ancestry, usages: usages, mentions: mentions, flow: flow,
      solver: solver, components: graph.graph.components,
      index: graph.index, types: graph.typeOfComponent, companions: code.companions)
    let observations = ObservationCollector(
      codebase: codebase, ancestry: ancestry, graph: graph, usages: usages, externalUsages: evaluation.externalUsages,
      flow: flow, solver: solver, outlets: outlets.slots,
      compositionRoots: roots.reduce(into: []) { $0.formUnion($1.classification.compositionRoots) }, mentions: mentions,
      members: evaluation.memberMentions, apis: used.mapValues(\.apis),
      keepers: used.mapValues(\.keepersOfViews).filter { !$0.value.isEmpty }, companions: code.companions)
    let (edges, collected) = WorkerThreads.both(threads: threads, references.build, observations.collect)
    graph.graph.references = edges
    var observed = collected
    observed.assigners = CycleAssigners(
      codebase, flow, types: graph.typeOfComponent, constructions: usages.constructions
    ).all(in: graph.graph)
    if let frameworks, !graph.typeOfComponent.isEmpty {
      let parts = Set(graph.typeOfComponent)
      let models = FrameworkModels(frameworks(), imports: codebase.importedModules)
      var questions = LifeQuestions(
        codebase, graph.graph.components, graph.index, evaluation.occurrences, mentions, models,
        LeftOverCode(codebase, ancestry, mentions, usages: usages))
      ObjectLife.visitAll(
        of: codebase, evaluation.occurrences, mentions, models,
        where: { $0.isStart || !$0.made.isDisjoint(with: parts) }, { questions.ask($0) })
      questions.answer(&observed)
      questions.correct(&graph.graph.references)
    }
    graph.graph.unreached = observed.liveness.unreached
    graph.graph.navigations = Navigations(
      codebase: codebase, components: graph.componentTypes, usages: usages, companions: code.companions
    ).all()
    func inventory() -> CodeInventory {
      InventoryBuilder(
        codebase: codebase, ancestry: ancestry, usages: evaluation.usages + evaluation.mentions, index: graph.index,
        modules: graph.graph.modules
      ).build()
    }
    let model = CodeModel(
      graph: graph.graph, observations: observed, dialects: roots.map(\.dialect), dialectsByName: used,
      resolution: evaluation.tally.counts(
        in: codebase, ancestry, isComponent: { graph.index[$0] != nil }, references: edges.count), idleRoles: setRoles.idle,
      learning: [found.learning].compactMap(\.self), inventory: isInventoried ? inventory() : nil,
      exceededLimits: codebase.exceededLimits)
    let explanation = NeighbourhoodExplanation(
      codebase: codebase, roots: roots.compactMap(\.explanation), components: model.graph.components, index: graph.index,
      types: graph.typeOfComponent, occurrences: evaluation.occurrences)
    return (model, isExplained ? explanation : nil)
  }

  /// Mines dialects from production code.
  ///
  /// - Parameters:
  ///   - name: the name of the learned dialects.
  ///   - dialects: the built-in ones, which say what is no VIPER, and the base that a learned one extends.
  package static func learn(
    _ code: ProductionCode, named name: String, dialects: (builtIns: [Dialect], base: Dialect), bodies: BodyCache? = nil,
    threads: Int = 1
  ) -> LearningOutcome {
    let codebase = CodebaseLinker.link(code.files, targets: code.targets, threads: threads)
    let evaluation = Evaluation(
      of: codebase, containers: DialectPins().containers(else: dialects.base), reusing: bodies, threads: threads)
    return RootFinder(
      codebase, Ancestry(codebase), evaluation.usages, dialects: (DialectPins(), dialects.builtIns, dialects.base),
      setRoles: SetRoles(), scoresPinned: false, isExplained: false, threads: threads
    ).learn(named: name, evaluation.externalUsages)
  }

  private static func dialectsByName(_ roots: [RootFinder.Root]) -> [String: Dialect] {
    let used = roots.flatMap { [$0.detection.dialect] + $0.detection.otherDialects }
    return Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// The linked and classified code base: what rules, graphs and listings read.
package struct CodeModel: Sendable {
  package var graph: ComponentGraph
  package var observations: Observations
  /// One per root, in the order in which roots appear.
  package var dialects: [RootDialect]
  /// Every dialect that judges a module, by name.
  package var dialectsByName: [String: Dialect]
  package var resolution: ResolutionCounts
  /// What came of learning dialects from the code, each from roots that see each other; empty where the run did not try.
  package var learning: [LearningVerdict]
  /// The roles of the user that match no type.
  package var idleRoles: [RolePin.Idle]
  /// All types and their references; nil for a run without constraints.
  package var inventory: CodeInventory?
  package var exceededLimits: [ExceededLimit]

  init(
    graph: ComponentGraph, observations: Observations, dialects: [RootDialect], dialectsByName: [String: Dialect],
    resolution: ResolutionCounts, idleRoles: [RolePin.Idle] = [], learning: [LearningVerdict] = [],
    inventory: CodeInventory? = nil, exceededLimits: [ExceededLimit] = []
  ) {
    self.graph = graph
    self.observations = observations
    self.dialects = dialects
    self.dialectsByName = dialectsByName
    self.resolution = resolution
    self.idleRoles = idleRoles
    self.learning = learning
    self.inventory = inventory
    self.exceededLimits = exceededLimits
  }
}
