/// What an earlier run has written down, as far as it still holds.
struct KnownEvaluation: Sendable {
  /// With the numbers of this run; what was about something that is gone has -1.
  var records: EvaluationRecords
  /// All of the code base.
  var parts: [EvaluationPart]
  /// By part, its position in the records; nil for one that is to be evaluated anew.
  var positions: [Int?]
}
