import ViperFacts

/// What the declarations and bodies of the code base say: who uses whom, what flows where.
struct Evaluation: Sendable {
  let usages: [TypeUsage]
  let externalUsages: [ExternalUsage]
  let flow: ValueFlow
  let tally: ResolutionTally
  /// The same for the next run; nil where no part can be told apart from the others.
  let records: EvaluationRecords?

  /// The stretches that parts are evaluated in. Their number does not depend on the threads, so that no outcome does.
  private static let stretches = 8

  /// - Parameter known: what an earlier run has written down of the same declarations.
  init(of codebase: Codebase, known: KnownEvaluation? = nil, threads: Int) {
    let parts = EvaluationPart.all(in: codebase)
    if let known, let records = Self.records(of: parts, in: codebase, known, threads: threads) {
      self.init(records, isSeparable: true)
    } else {
      let all = Self.records(of: parts, in: codebase, threads: threads)
      self.init(all.records, isSeparable: all.isSeparable)
    }
  }

  private init(_ records: EvaluationRecords, isSeparable: Bool) {
    usages = records.usages
    externalUsages = records.externalUsages
    flow = ValueFlow(edges: records.edges, sources: records.sources, cleared: Set(records.cleared.map(Int.init)))
    tally = ResolutionTally(looks: records.looks, ambiguous: records.ambiguous)
    self.records = isSeparable ? records : nil
  }

  /// What is known, with new records for the parts in changed files; nil where those cannot be evaluated by themselves.
  private static func records(
    of parts: [EvaluationPart], in codebase: Codebase, _ known: KnownEvaluation, threads: Int
  ) -> EvaluationRecords? {
    guard known.records.ends.count == parts.count else { return nil }
    let changed = parts.indices.filter { known.changedFiles.contains(Int(parts[$0].reference.file)) }
    let fresh = records(of: changed.map { parts[$0] }, in: codebase, threads: threads)
    guard fresh.isSeparable else { return nil }
    var all = EvaluationRecords()
    var next = 0
    for (position, part) in changed.enumerated() {
      all.append(next..<part, of: known.records)
      all.append(position..<(position + 1), of: fresh.records)
      next = part + 1
    }
    all.append(next..<parts.count, of: known.records)
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
