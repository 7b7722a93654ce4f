import ViperFacts
import ViperPlatform

/// What the declarations and bodies of a code base say: which types use which, and which values flow where.
package struct Evaluation: Sendable {
  package let usages: [TypeUsage]
  package let externalUsages: [ExternalUsage]
  package let flow: ValueFlow
  package let tally: ResolutionTally

  /// The number of stretches that parts are evaluated in: independent of the threads, so that no outcome depends on them.
  private static let stretches = 8

  package init(of codebase: Codebase, threads: Int) {
    self.init(Self.records(of: EvaluationPart.all(in: codebase), in: codebase, threads: threads))
  }

  private init(_ records: EvaluationRecords) {
    usages = records.usages
    externalUsages = records.externalUsages
    flow = ValueFlow(edges: records.edges, sources: records.sources, cleared: Set(records.cleared.map(Int.init)))
    tally = ResolutionTally(looks: records.looks, ambiguous: records.ambiguous)
  }

  /// Evaluates each stretch of parts by itself and joins the outcomes in the order of the code.
  private static func records(of parts: [EvaluationPart], in codebase: Codebase, threads: Int) -> EvaluationRecords {
    let count = min(stretches, parts.count)
    let outcomes = WorkerThreads.map(count: count, threads: threads) { stretch in
      let evaluator = BodyEvaluator(codebase)
      for part in parts[(parts.count * stretch / count)..<(parts.count * (stretch + 1) / count)] { evaluator.evaluate(part) }
      return evaluator.recorder.records
    }
    return .joining(outcomes)
  }
}
