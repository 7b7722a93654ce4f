/// What an earlier run has written down of a code base whose declarations are the same.
struct KnownEvaluation: Sendable {
  var records: EvaluationRecords
  /// The files whose bodies are not.
  var changedFiles: Set<Int>
}
