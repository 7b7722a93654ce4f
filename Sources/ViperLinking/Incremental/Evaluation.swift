import ViperFacts
import ViperPlatform

/// The result of evaluating all declarations and bodies: type usages and value flow.
package struct Evaluation: Sendable {
  /// Without the mentions.
  package let usages: [TypeUsage]
  /// The usages that the code depends on and no rule is about; constraints alone count them.
  package let mentions: [TypeUsage]
  package let externalUsages: [ExternalUsage]
  package let flow: ValueFlow
  /// The mentions of names that protocols require, as far as their receivers are known.
  package let memberMentions: [MemberMention]
  package let tally: ResolutionTally
  package let occurrences: Occurrences
  /// The number of parts whose records were reused from the last run.
  package let reusedParts: Int

  /// - Parameters:
  ///   - containers: the methods of containers that make objects by their type.
  ///   - cache: the cache to read the last run from, and to write this one to.
  package init(
    of codebase: Codebase, containers: ContainerMethods = ContainerMethods(), reusing cache: BodyCache? = nil, threads: Int
  ) {
    let parts = EvaluationPart.all(in: codebase)
    guard let cache else {
      self.init(PartEvaluation(of: parts, in: codebase, containers, threads: threads), of: parts, in: codebase)
      return
    }
    let last = cache.read(for: codebase, containers)
    let outlines = BodySnapshot.outlines(of: codebase, last: last)
    let reuse = last.flatMap { BodyReuse($0, outlines, in: codebase, parts: parts.count) }
    var evaluation = PartEvaluation(of: parts, in: codebase, containers, reusing: reuse, threads: threads)
    if evaluation.dependsOnOrder, reuse != nil {
      evaluation = PartEvaluation(of: parts, in: codebase, containers, threads: threads)
    }
    if !evaluation.dependsOnOrder { cache.write(BodySnapshot(codebase, outlines, evaluation.records), of: codebase, containers) }
    self.init(evaluation, of: parts, in: codebase)
  }

  private init(_ evaluation: PartEvaluation, of parts: [EvaluationPart], in codebase: Codebase) {
    let records = evaluation.records
    mentions = records.usages.filter { $0.context.contains(.mention) }
    usages = mentions.isEmpty ? records.usages : records.usages.filter { !$0.context.contains(.mention) }
    externalUsages = records.externalUsages
    flow = ValueFlow(
      edges: records.edges, sources: records.sources, cleared: Set(records.cleared.map(Int.init)),
      assignments: records.assigned, handovers: records.handovers, claims: records.claims, narrowed: records.narrowed,
      unseen: records.unseen.map(Int.init), unnamed: records.unnamed.map(Int.init))
    memberMentions = records.mentions
    tally = ResolutionTally(looks: records.looks, ambiguous: records.ambiguous)
    occurrences = Occurrences(records, of: parts, in: codebase)
    reusedParts = evaluation.reusedParts
  }
}

/// The records of all parts of a code base, in source order.
struct PartEvaluation: Sendable {
  let records: EvaluationRecords
  /// Whether the records may depend on the order of evaluation, so that they must not be reused.
  let dependsOnOrder: Bool
  let reusedParts: Int

  /// The number of batches, independent of the number of threads so that the outcome is, too.
  private static let stretches = 8

  init(
    of parts: [EvaluationPart], in codebase: Codebase, _ containers: ContainerMethods, reusing reuse: BodyReuse? = nil,
    threads: Int
  ) {
    let count = min(Self.stretches, parts.count)
    let isReused = parts.map { reuse?.holds(for: $0) == true }
    let outcomes = WorkerThreads.map(count: count, threads: threads) { stretch in
      let range = (parts.count * stretch / count)..<(parts.count * (stretch + 1) / count)
      return Self.evaluate(range, of: parts, in: codebase, containers, reuse?.records, isReused)
    }
    records = .joining(outcomes.map(\.records))
    dependsOnOrder = outcomes.contains { $0.dependsOnOrder }
    reusedParts = isReused.count(where: \.self)
  }

  private static func evaluate(
    _ range: Range<Int>, of parts: [EvaluationPart], in codebase: Codebase, _ containers: ContainerMethods,
    _ last: EvaluationRecords?, _ isReused: [Bool]
  ) -> (records: EvaluationRecords, dependsOnOrder: Bool) {
    if let last, isReused[range].allSatisfy(\.self) { return (last.parts(range), false) }
    var evaluator = BodyEvaluator(codebase, containers: containers)
    for position in range {
      if let last, isReused[position] {
        evaluator.recorder.reuse(position, of: last)
      } else {
        evaluator.evaluate(parts[position])
      }
    }
    return (evaluator.recorder.records, evaluator.inferred.dependsOnOrder)
  }
}
