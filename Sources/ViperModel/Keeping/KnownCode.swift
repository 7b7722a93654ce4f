import ViperFacts

/// What the bodies of a code base say, with all that tells how far it holds for another state of it.
struct KnownCode: Sendable {
  let outlines: CodeOutlines
  /// The names of the records are positions in `names`: their numbers in a code base are not the same in the next run.
  private let records: EvaluationRecords
  private let names: [String]

  /// So many files are evaluated anew in each run before everything is written anew.
  private static let mostPending = 8

  init(_ outlines: CodeOutlines, _ records: EvaluationRecords, names: NameInterner) {
    self.outlines = outlines
    let used = Set(records.externalUsages.map(\.name) + records.ambiguous).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(used, used.indices.map { Name($0) }))
    self.records = records.renamed { positions[$0]! }
    self.names = used.map { names[$0] }
  }

  /// Whether it can stay as it is kept for the next run, with what has changed since.
  func serves(_ outlines: CodeOutlines) -> Bool {
    outlines.changedFiles(since: self.outlines).map { $0.count <= Self.mostPending } ?? false
  }

  /// What holds for a code base with the given outlines.
  ///
  /// Nil where more than bodies has changed, or where the records cannot be those of this code base.
  func evaluation(of codebase: Codebase, _ outlines: CodeOutlines) -> KnownEvaluation? {
    guard let changed = outlines.changedFiles(since: self.outlines) else { return nil }
    guard records.fit(codebase, nameCount: names.count) else { return nil }
    // A name that is gone stood in changed files alone, whose records are evaluated anew.
    let numbers = names.map { codebase.names.known($0) ?? 0 }
    return KnownEvaluation(records: records.renamed { numbers[Int($0)] }, changedFiles: changed)
  }

  var bytes: [UInt8] {
    var writer = KeptWriter()
    outlines.write(to: &writer)
    records.write(to: &writer)
    writer.write(names) { $0.write($1) }
    return writer.bytes
  }

  /// Nil where the bytes are not what was kept.
  init?(_ bytes: FactBytes) {
    var reader = KeptReader(bytes)
    outlines = CodeOutlines(from: &reader)
    records = EvaluationRecords(from: &reader)
    names = reader.array { $0.text() }
    guard reader.isSound else { return nil }
  }
}
