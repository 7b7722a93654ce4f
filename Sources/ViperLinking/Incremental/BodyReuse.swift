import ViperFacts

/// What an evaluation may take over from the last run: the records of all parts in files that were not edited.
struct BodyReuse: Sendable {
  let records: EvaluationRecords
  /// By file.
  private let isEdited: [Bool]

  /// Nil where any declaration may mean something else than in the last run: then everything is evaluated.
  init?(_ last: BodySnapshot, _ outlines: [OutlineFingerprint], in codebase: Codebase, parts: Int) {
    guard last.outlines == outlines, let records = last.records(in: codebase, parts: parts) else { return nil }
    self.records = records
    isEdited = codebase.files.indices.map { codebase.files[$0].facts.content != last.contents[$0] }
  }

  func holds(for part: EvaluationPart) -> Bool { !isEdited[Int(part.reference.file)] }
}
