/// A kind of edit, which breaks clean samples in one way.
///
/// A rule is proved by a generator whose mutants it reports: a new rule needs a line in a list below, if no edit there breaks it yet.
struct MutationGenerator: Sendable {
  /// Its name in the table.
  let kind: String
  /// What is edited, for the summary.
  let summary: String
  /// The edits of a sample, each of one or more places.
  private let edits: @Sendable (CleanSample) -> [[Mutant.Edit]]

  init(_ kind: String, _ summary: String, _ edits: @escaping @Sendable (CleanSample) -> [[Mutant.Edit]]) {
    (self.kind, self.summary, self.edits) = (kind, summary, edits)
  }

  /// A generator that looks at each line with one of some words.
  init(
    _ kind: String, _ summary: String, lines words: [String],
    _ edit: @escaping @Sendable (CleanSample, String, Int, String) -> [Mutant.Edit]?
  ) {
    self.init(kind, summary) { sample in
      sample.lines.compactMap { file, line, text in
        words.contains(where: text.contains) && !text.trimmed.hasPrefix("//") ? edit(sample, file, line, text) : nil
      }
    }
  }

  /// A generator that replaces words of one line by others.
  init(
    _ kind: String, _ summary: String, replacing words: [String], by replacement: @escaping @Sendable (String) -> String?
  ) {
    self.init(kind, summary, lines: words) { _, file, line, text in
      replacement(text).flatMap { $0 == text ? nil : [.replacing(line, in: file, with: [$0])] }
    }
  }

  func mutants(of sample: CleanSample) -> [Mutant] { edits(sample).map { Mutant(kind, $0) } }

  /// The kinds of edits of all samples.
  static let all = ownership + wiring + contracts + references + behaviour + liveness + acceptance
}
