import ViperFacts

/// The reusable records of the last run: those of all parts in unedited files.
struct BodyReuse: Sendable {
  let records: EvaluationRecords
  /// Whether each file was edited.
  private let isEdited: [Bool]

  /// Nil if an outline has changed, because any body may then have another meaning.
  init?(_ last: BodySnapshot, _ outlines: [OutlineFingerprint], in codebase: Codebase, parts: Int) {
    guard last.outlines == outlines, let records = last.records(in: codebase, parts: parts) else { return nil }
    self.records = records
    isEdited = codebase.files.indices.map { codebase.files[$0].facts.content != last.contents[$0] }
  }

  func holds(for part: EvaluationPart) -> Bool { !isEdited[Int(part.reference.file)] }
}
