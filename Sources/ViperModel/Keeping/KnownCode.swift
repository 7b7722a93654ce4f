import ViperFacts

/// What the bodies of a code base say, with all that tells how far it holds for another state of it.
struct KnownCode: Sendable {
  let outlines: CodeOutlines
  /// The names of the records are positions in `names`: their numbers in a code base are not the same in the next run.
  private let records: EvaluationRecords
  private let names: [String]
  /// The slot that each part of the records begins at.
  private let parts: [Int32]
  private let types: KnownTypes

  /// So many changed files, or one part in so many, are evaluated anew in each run before everything is written anew.
  private static let (mostFiles, leastShare) = (8, 20)

  init(_ outlines: CodeOutlines, _ records: EvaluationRecords, _ codebase: Codebase) {
    self.outlines = outlines
    let used = Set(records.externalUsages.map(\.name) + records.ambiguous).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(used, used.indices.map { Name($0) }))
    self.records = records.renamed { positions[$0]! }
    self.names = used.map { codebase.names[$0] }
    parts = EvaluationPart.all(in: codebase).map { Int32(codebase.slot($0.reference)) }
    types = KnownTypes(codebase)
  }

  /// Whether it can stay as it is kept for the next run, with what has changed since.
  ///
  /// - Parameter evaluatedParts: how many that took.
  func serves(_ outlines: CodeOutlines, evaluatedParts: Int) -> Bool {
    outlines.changedFiles(since: self.outlines).count <= Self.mostFiles && evaluatedParts * Self.leastShare <= parts.count
  }

  /// What holds for a code base in which so much has changed; nil where nothing does.
  func evaluation(of codebase: Codebase, after changes: OutlineChanges) -> KnownEvaluation? {
    guard !changes.names.contains(Outline.everything), records.ends.count == parts.count, records.haveSoundEnds else {
      return nil
    }
    guard let affected = AffectedFiles.of(changes, in: codebase) else { return nil }
    let parts = EvaluationPart.all(in: codebase)
    let numbers = changes.areInPlace ? nil : KnownNumbers(changes, types, in: codebase)
    // A name that is gone stood in changed files alone, whose records are evaluated anew.
    let known = names.map { codebase.names.known($0) ?? -1 }
    let renamed = records.renamed { known.indices.contains(Int($0)) ? known[Int($0)] : -1 }
    let positions = positions(numbers, slots: codebase.typeOfSlot.count)
    return KnownEvaluation(
      records: numbers.map(renamed.renumbered) ?? renamed, parts: parts,
      positions: parts.map { affected[Int($0.reference.file)] ? nil : positions[codebase.slot($0.reference)] })
  }

  /// By slot, the position of the part that begins there.
  ///
  /// - Parameter numbers: nil where slots are what they were.
  private func positions(_ numbers: KnownNumbers?, slots: Int) -> [Int?] {
    var positions = [Int?](repeating: nil, count: slots)
    for (position, slot) in parts.enumerated() {
      let slot = numbers?.slot(Int(slot)) ?? Int(slot)
      if positions.indices.contains(slot) { positions[slot] = position }
    }
    return positions
  }

  var bytes: [UInt8] {
    var writer = KeptWriter()
    outlines.write(to: &writer)
    records.write(to: &writer)
    writer.write(records: parts)
    types.write(to: &writer)
    writer.write(names) { $0.write($1) }
    return writer.bytes
  }

  /// Nil where the bytes are not what was kept.
  init?(_ bytes: FactBytes) {
    var reader = KeptReader(bytes)
    outlines = CodeOutlines(from: &reader)
    records = EvaluationRecords(from: &reader)
    parts = reader.records()
    types = KnownTypes(from: &reader)
    names = reader.array { $0.text() }
    guard reader.isSound else { return nil }
  }
}
