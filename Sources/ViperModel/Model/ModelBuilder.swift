package import ViperFacts
import ViperPlatform

/// From the facts of all files to the picture that rules and graphs look at: linked, classified, resolved.
package struct ModelBuilder: Sendable {
  private let codebase: Codebase
  private let ancestry: Ancestry
  private let evaluation: Evaluation

  /// Each module gets the dialect that the user pinned, or the one of the built-in ones that fits it best, or its root's.
  ///
  /// - Parameters:
  ///   - files: in the order of their names; test code is left out here.
  ///   - threads: how many evaluate bodies; the outcome does not depend on it.
  package static func build(
    _ files: [(SourceFile, FileFacts)], pins: DialectPins, builtIns: [Dialect], base: Dialect, threads: Int = 1
  ) -> CodeModel {
    let codebase = CodebaseLinker.link(files.filter { !isTestCode($0.1) }, threads: threads)
    return ModelBuilder(codebase, threads: threads).build(by: pins, (builtIns, base), threads: threads)
  }

  /// - Parameter known: what an earlier run has found out of the bodies.
  init(_ codebase: Codebase, known: KnownEvaluation? = nil, threads: Int) {
    self.codebase = codebase
    ancestry = Ancestry(codebase)
    evaluation = Evaluation(of: codebase, known: known, threads: threads)
  }

  /// How many parts of the code base were evaluated, and how many were known.
  var evaluatedParts: Int { evaluation.evaluatedParts }
  var knownParts: Int { evaluation.knownParts }

  /// What the next run may know of the bodies; nil where nothing can be told of one without all others.
  func knownCode(_ outlines: CodeOutlines) -> KnownCode? {
    evaluation.records.map { KnownCode(outlines, $0, codebase) }
  }

  private static let testModules: Set = ["XCTest", "Testing", "Quick", "Nimble"]
  private static let testModuleHashes = testModules.map { name in
    Array(name.utf8).withUnsafeBufferPointer { NameTable.hash(of: $0) }
  }

  /// Tests are neither linted, nor do they count as use.
  package static func isTestCode(_ facts: FileFacts) -> Bool {
    // By hash first, which costs no text.
    facts.imports.contains { entry in
      testModuleHashes.contains(facts.names.hashes[Int(entry.module)]) && testModules.contains(facts.names[entry.module])
    }
  }

  /// Who uses whom.
  var usages: [TypeUsage] { evaluation.usages }

  /// What dialects judge the roots, and what their types are.
  func findRoots(by pins: DialectPins, _ dialects: (builtIns: [Dialect], base: Dialect), threads: Int) -> [RootFinder.Root] {
    RootFinder(
      codebase, ancestry, evaluation.usages, dialects: (pins, dialects.builtIns, dialects.base), threads: threads
    ).find()
  }

  /// What reaches which property.
  func followValues() -> FlowSolver { FlowSolver(codebase, evaluation.flow) }

  func build(by pins: DialectPins, _ dialects: (builtIns: [Dialect], base: Dialect), threads: Int) -> CodeModel {
    let (roots, solver) = WorkerThreads.both(threads: threads, { findRoots(by: pins, dialects, threads: threads) }, followValues)
    return build(roots, solver, threads: threads)
  }

  func build(_ roots: [RootFinder.Root], _ solver: FlowSolver, threads: Int) -> CodeModel {
    var finished = GraphBuilder(
      codebase: codebase, ancestry: ancestry, classifications: roots.map(\.classification), detections: roots.map(\.detection)
    ).build(threads: threads)
    let (references, observations) = referencesAndObservations(finished, roots, solver, threads: threads)
    finished.graph.references = references
    let used = roots.flatMap { [$0.detection.dialect] + $0.detection.otherDialects }
    return CodeModel(
      graph: finished.graph, observations: observations, dialects: roots.map(\.dialect),
      dialectsByName: Dictionary(used.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      resolution: evaluation.tally.counts(
        in: codebase, ancestry, isComponent: { finished.owners[$0] != nil }, references: references.count),
      workings: [self, roots, solver, finished])
  }

  private func referencesAndObservations(
    _ graph: GraphBuilder.Result, _ roots: [RootFinder.Root], _ solver: FlowSolver, threads: Int
  ) -> ([Reference], Observations) {
    let references = ReferenceBuilder(
      codebase: codebase, usages: evaluation.usages, flow: evaluation.flow, solver: solver, components: graph.graph.components,
      owners: graph.owners, types: graph.typeOfComponent)
    let observations = ObservationCollector(
      codebase: codebase, graph: graph, evaluation: evaluation,
      compositionRoots: roots.reduce(into: []) { $0.formUnion($1.classification.compositionRoots) })
    return WorkerThreads.both(threads: threads, references.build, observations.collect)
  }
}
