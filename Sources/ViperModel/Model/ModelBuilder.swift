package import ViperFacts
internal import OrderedCollections

/// From the facts of all files to the picture that rules and graphs look at: linked, classified, resolved.
package struct ModelBuilder {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let evaluation: Evaluation
  private let solver: FlowSolver
  private var classifications: [RootClassification] = []
  private var detections: [RootDetection] = []
  private var dialects: [RootDialect] = []

  /// Each module gets the dialect that the user pinned, or the one of the built-in ones that fits it best, or its root's.
  ///
  /// - Parameters:
  ///   - files: in the order of their names; test code is left out here.
  ///   - threads: how many evaluate bodies; the outcome does not depend on it.
  package static func build(
    _ files: [(SourceFile, FileFacts)], pins: DialectPins, builtIns: [Dialect], base: Dialect, threads: Int = 1
  ) -> CodeModel {
    var builder = ModelBuilder(files.filter { !isTestCode($0.1) }, threads: threads)
    builder.classify(pins: pins, builtIns: builtIns, base: base)
    let graph = GraphBuilder(
      codebase: builder.codebase, ancestry: builder.ancestry, usages: builder.evaluation.usages, flow: builder.evaluation.flow, solver: builder.solver,
      classifications: builder.classifications, detections: builder.detections)
    var finished = graph.build()
    finished.observations = ObservationCollector(
      codebase: builder.codebase, graph: finished, evaluation: builder.evaluation,
      compositionRoots: builder.classifications.reduce(into: []) { $0.formUnion($1.compositionRoots) }
    ).collect()
    let used = builder.detections.flatMap { [$0.dialect] + $0.otherDialects }
    return CodeModel(
      graph: finished.graph, observations: finished.observations, dialects: builder.dialects,
      dialectsByName: Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      resolution: builder.evaluation.tally.counts(
        in: builder.codebase, isComponent: { finished.owners[$0] != nil }, references: finished.graph.references.count))
  }

  private init(_ files: [(SourceFile, FileFacts)], threads: Int) {
    codebase = CodebaseLinker.link(files)
    ancestry = Ancestry(codebase)
    evaluation = Evaluation(of: codebase, threads: threads)
    solver = FlowSolver(codebase, evaluation.flow)
  }

  private static func isTestCode(_ facts: FileFacts) -> Bool {
    facts.imports.contains { ["XCTest", "Testing", "Quick", "Nimble"].contains(facts.names[$0.module]) }
  }

  private mutating func classify(pins: DialectPins, builtIns: [Dialect], base: Dialect) {
    let types = RootTypes.all(in: codebase)
    let usages = Usages(evaluation.usages, in: codebase)
    for root in codebase.roots.indices {
      classify(root, types[root], usages, pins: pins, builtIns: builtIns, base: base)
    }
  }

  private mutating func classify(
    _ root: Int, _ types: RootTypes, _ usages: Usages, pins: DialectPins, builtIns: [Dialect], base: Dialect
  ) {
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
    classifications.append(result)
    detections.append(detection)
    dialects.append(
      RootDialectBuilder(
        codebase: codebase, ancestry: ancestry, root: root, types: types.list, result: result, detection: detection, isPinned: pins.dialect != nil
      ).build())
  }
}
