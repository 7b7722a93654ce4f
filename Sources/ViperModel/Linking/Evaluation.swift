import ViperFacts
import ViperPlatform

/// What the declarations and bodies of the code base say: who uses whom, what flows where.
struct Evaluation: Sendable {
  let usages: [TypeUsage]
  let externalUsages: [ExternalUsage]
  let flow: ValueFlow
  let tally: ResolutionTally
  /// The same for the next run; nil where no part can be told apart from the others.
  let records: EvaluationRecords?
  /// How many parts were evaluated, and how many were known.
  let evaluatedParts: Int
  var knownParts: Int { (records?.ends.count ?? evaluatedParts) - evaluatedParts }

  /// The stretches that parts are evaluated in. Their number does not depend on the threads, so that no outcome does.
  private static let stretches = 8

  /// - Parameter known: what an earlier run has written down, as far as it still holds.
  init(of codebase: Codebase, known: KnownEvaluation? = nil, threads: Int) {
    let parts = known?.parts ?? EvaluationPart.all(in: codebase)
    if let known, let records = Self.records(in: codebase, known, threads: threads) {
      self.init(records, isSeparable: true, evaluatedParts: known.positions.count { $0 == nil })
    } else {
      let all = Self.records(of: parts, in: codebase, threads: threads)
      self.init(all.records, isSeparable: all.isSeparable, evaluatedParts: parts.count)
    }
  }

  private init(_ records: EvaluationRecords, isSeparable: Bool, evaluatedParts: Int) {
    usages = records.usages
    externalUsages = records.externalUsages
    flow = ValueFlow(edges: records.edges, sources: records.sources, cleared: Set(records.cleared.map(Int.init)))
    tally = ResolutionTally(looks: records.looks, ambiguous: records.ambiguous)
    self.records = isSeparable ? records : nil
    self.evaluatedParts = evaluatedParts
  }

  /// What is known, with new records for the other parts; nil where those cannot be evaluated by themselves, or where what is
  /// known cannot be of this code base.
  private static func records(in codebase: Codebase, _ known: KnownEvaluation, threads: Int) -> EvaluationRecords? {
    let unknown = zip(known.parts, known.positions).compactMap { $1 == nil ? $0 : nil }
    let fresh = records(of: unknown, in: codebase, threads: threads)
    guard fresh.isSeparable else { return nil }
    let all = joined(known, fresh.records)
    return all.fit(codebase) ? all : nil
  }

  /// - Parameter fresh: the records of the parts that are not known.
  private static func joined(_ known: KnownEvaluation, _ fresh: EvaluationRecords) -> EvaluationRecords {
    var all = EvaluationRecords()
    // What stands side by side in the known records is taken at once.
    var run = 0..<0
    var next = 0
    for position in known.positions {
      if let position, position == run.upperBound, !run.isEmpty {
        run = run.lowerBound..<(position + 1)
        continue
      }
      all.append(run, of: known.records)
      run = position.map { $0..<($0 + 1) } ?? 0..<0
      guard position == nil else { continue }
      all.append(next..<(next + 1), of: fresh)
      next += 1
    }
    all.append(run, of: known.records)
    return all
  }

  /// Each stretch of parts is evaluated by itself, and the outcomes put together in the order of the code.
  private static func records(
    of parts: [EvaluationPart], in codebase: Codebase, threads: Int
  ) -> (records: EvaluationRecords, isSeparable: Bool) {
    let count = min(stretches, parts.count)
    let outcomes = WorkerThreads.map(count: count, threads: threads) { stretch in
      var evaluator = BodyEvaluator(codebase)
      for part in parts[(parts.count * stretch / count)..<(parts.count * (stretch + 1) / count)] { evaluator.evaluate(part) }
      return (records: evaluator.outcome, isSeparable: !evaluator.dependsOnOrder)
    }
    return (.joining(outcomes.map(\.records)), outcomes.allSatisfy(\.isSeparable))
  }
}
