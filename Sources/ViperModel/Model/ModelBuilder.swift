package import ViperFacts
internal import OrderedCollections

/// From the facts of all files to the picture that rules and graphs look at: linked, classified, resolved.
package struct ModelBuilder {
  private let codebase: Codebase
  private let evaluation: BodyEvaluator
  private let solver: FlowSolver
  private var classifications: [RootClassification] = []
  private var dialects: [RootDialect] = []

  /// Each root gets the dialect that the user pinned, or the one of the built-in ones that fits it best, or `base`.
  ///
  /// - Parameter files: in the order of their names; test code is left out here.
  package static func build(
    _ files: [(SourceFile, FileFacts)], pinned: Dialect?, builtIns: [Dialect], base: Dialect
  ) -> CodeModel {
    var builder = ModelBuilder(files.filter { !isTestCode($0.1) })
    for root in builder.codebase.roots.indices { builder.classify(root, pinned: pinned, builtIns: builtIns, base: base) }
    let graph = GraphBuilder(
      codebase: builder.codebase, usages: builder.evaluation.usages, flow: builder.evaluation.flow, solver: builder.solver,
      classifications: builder.classifications, dialects: builder.dialects.map(\.dialect))
    var finished = graph.build()
    finished.observations = ObservationCollector(
      codebase: builder.codebase, graph: finished, evaluation: builder.evaluation,
      compositionRoots: builder.classifications.reduce(into: []) { $0.formUnion($1.compositionRoots) }
    ).collect()
    return CodeModel(graph: finished.graph, observations: finished.observations, dialects: builder.dialects)
  }

  private init(_ files: [(SourceFile, FileFacts)]) {
    codebase = CodebaseLinker.link(files)
    evaluation = BodyEvaluator.evaluate(codebase)
    solver = FlowSolver(codebase, evaluation.flow)
  }

  private static func isTestCode(_ facts: FileFacts) -> Bool {
    facts.imports.contains { ["XCTest", "Testing", "Quick", "Nimble"].contains(facts.names[$0.module]) }
  }

  private mutating func classify(_ root: Int, pinned: Dialect?, builtIns: [Dialect], base: Dialect) {
    let types = codebase.types.indices.filter { codebase.types[$0].root == root }
    let usages = evaluation.usages.filter { codebase.types[$0.from].root == root }
    func classification(_ dialect: Dialect) -> RootClassification {
      var classifier = RootClassifier(codebase: codebase, dialect: dialect, types: types, usages: usages)
      return classifier.classify()
    }
    var chosen = (dialect: pinned ?? base, score: Double?.none)
    if pinned == nil {
      let first = classification(base)
      let detector = DialectDetector(codebase: codebase, root: root, classification: first, usages: usages)
      if let best = detector.best(of: builtIns) { chosen = (best.dialect, best.score) }
    }
    let result = classification(chosen.dialect)
    classifications.append(result)
    dialects.append(
      RootDialect(
        root: codebase.roots[root], dialect: chosen.dialect, score: chosen.score, moduleCount: result.modules.count,
        isOtherArchitecture: result.isOther))
  }
}
