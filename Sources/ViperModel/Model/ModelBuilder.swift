package import ViperFacts
internal import OrderedCollections

/// From the facts of all files to the picture that rules and graphs look at: linked, classified, resolved.
package struct ModelBuilder: Sendable {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let evaluation: Evaluation
  private let dialects: (pins: DialectPins, builtIns: [Dialect], base: Dialect)

  /// Each module gets the dialect that the user pinned, or the one of the built-in ones that fits it best, or its root's.
  ///
  /// - Parameters:
  ///   - files: in the order of their names; test code is left out here.
  ///   - threads: how many evaluate bodies; the outcome does not depend on it.
  package static func build(
    _ files: [(SourceFile, FileFacts)], pins: DialectPins, builtIns: [Dialect], base: Dialect, threads: Int = 1
  ) -> CodeModel {
    ModelBuilder(files.filter { !isTestCode($0.1) }, dialects: (pins, builtIns, base), threads: threads).build(threads: threads)
  }

  private init(
    _ files: [(SourceFile, FileFacts)], dialects: (pins: DialectPins, builtIns: [Dialect], base: Dialect), threads: Int
  ) {
    codebase = CodebaseLinker.link(files)
    ancestry = Ancestry(codebase)
    evaluation = Evaluation(of: codebase, threads: threads)
    self.dialects = dialects
  }

  /// Tests are neither linted, nor do they count as use.
  package static func isTestCode(_ facts: FileFacts) -> Bool {
    facts.imports.contains { ["XCTest", "Testing", "Quick", "Nimble"].contains(facts.names[$0.module]) }
  }

  private func build(threads: Int) -> CodeModel {
    let (solver, roots) = solverAndRoots(threads: threads)
    let graph = GraphBuilder(
      codebase: codebase, ancestry: ancestry, usages: evaluation.usages, flow: evaluation.flow, solver: solver,
      classifications: roots.map(\.classification), detections: roots.map(\.detection))
    var finished = graph.build()
    finished.observations = ObservationCollector(
      codebase: codebase, graph: finished, evaluation: evaluation,
      compositionRoots: roots.reduce(into: []) { $0.formUnion($1.classification.compositionRoots) }
    ).collect()
    let used = roots.flatMap { [$0.detection.dialect] + $0.detection.otherDialects }
    return CodeModel(
      graph: finished.graph, observations: finished.observations, dialects: roots.map(\.dialect),
      dialectsByName: Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      resolution: evaluation.tally.counts(
        in: codebase, isComponent: { finished.owners[$0] != nil }, references: finished.graph.references.count))
  }

  private enum Part: Sendable {
    case solver(FlowSolver)
    case roots([Root])
  }

  private struct Root: Sendable {
    var classification: RootClassification
    var detection: RootDetection
    var dialect: RootDialect
  }

  /// What values do and what types are called does not depend on each other: worked out side by side.
  private func solverAndRoots(threads: Int) -> (FlowSolver, [Root]) {
    let parts = WorkerThreads.map(count: 2, threads: threads) { $0 == 0 ? Part.roots(roots()) : .solver(FlowSolver(codebase, evaluation.flow)) }
    guard case .roots(let roots) = parts[0], case .solver(let solver) = parts[1] else { preconditionFailure("parts come in their order") }
    return (solver, roots)
  }

  private func roots() -> [Root] {
    let types = RootTypes.all(in: codebase)
    let usages = Usages(evaluation.usages, in: codebase)
    return codebase.roots.indices.map { root($0, types[$0], usages) }
  }

  private func root(_ root: Int, _ types: RootTypes, _ usages: Usages) -> Root {
    let (pins, builtIns, base) = dialects
    func classification(_ dialect: Dialect, isDraft: Bool = false) -> RootClassification {
      var classifier = RootClassifier(
        codebase: codebase, ancestry: ancestry, dialect: dialect, types: types, root: root, usages: usages, isPinned: pins.dialect != nil, isDraft: isDraft)
      return classifier.classify()
    }
    var detection = RootDetection(pinned: pins.dialect ?? base)
    if pins.dialect == nil || !pins.modules.isEmpty {
      let detector = DialectDetector(
        codebase: codebase, ancestry: ancestry, root: root,
        classification: classification(base, isDraft: !builtIns.contains(where: \.looksForEntities)), usages: usages)
      detection = RootDetection(detector, among: builtIns, base: base, pins: pins)
    }
    let result = classification(detection.dialect.naming(with: detection.otherDialects))
    let dialect = RootDialectBuilder(
      codebase: codebase, ancestry: ancestry, root: root, types: types.list, result: result, detection: detection, isPinned: pins.dialect != nil
    ).build()
    return Root(classification: result, detection: detection, dialect: dialect)
  }
}
