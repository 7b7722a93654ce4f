import ViperFacts

/// What the declarations and bodies of the code base say: who uses whom, what flows where.
struct Evaluation: Sendable {
  var usages: [TypeUsage] = []
  var externalUsages: [ExternalUsage] = []
  var flow = ValueFlow()
  var tally = ResolutionTally()

  /// The stretches that types are evaluated in. Their number does not depend on the threads, so that no outcome does.
  private static let stretches = 8

  /// Evaluates all types and global functions; each stretch of them by itself, and the outcomes in the order of the code.
  init(of codebase: Codebase, threads: Int) {
    let outcomes = WorkerThreads.map(count: Self.stretches + 1, threads: threads) { stretch in
      var evaluator = BodyEvaluator(codebase)
      if stretch == Self.stretches {
        evaluator.evaluateGlobals()
      } else {
        let count = codebase.types.count
        for type in (count * stretch / Self.stretches)..<(count * (stretch + 1) / Self.stretches) { evaluator.evaluate(type: type) }
      }
      return evaluator.outcome
    }
    usages.reserveCapacity(outcomes.reduce(0) { $0 + $1.usages.count })
    externalUsages.reserveCapacity(outcomes.reduce(0) { $0 + $1.externalUsages.count })
    for outcome in outcomes { add(outcome) }
  }

  init() {}

  private mutating func add(_ other: Evaluation) {
    usages += other.usages
    externalUsages += other.externalUsages
    flow.add(other.flow)
    tally.add(other.tally)
  }
}
