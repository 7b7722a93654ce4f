import ViperFacts

/// The records of the last run, with the contents and outlines of its files.
struct BodySnapshot: Sendable {
  let contents: [ContentHash]
  let outlines: [OutlineFingerprint]
  /// The records, whose names are positions in `names` because interned numbers differ between runs.
  private let records: EvaluationRecords
  private let names: [String]

  init(_ codebase: Codebase, _ outlines: [OutlineFingerprint], _ records: EvaluationRecords) {
    contents = codebase.files.map(\.facts.content)
    self.outlines = outlines
    let used = Set(records.externalUsages.map(\.name) + records.ambiguous + records.occurrences.compactMap(\.externalName))
      .sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(used, used.indices.map { Name($0) }))
    // All names of the records are among those used.
    self.records = records.renamed { positions[$0]! }
    names = used.map(codebase.text)
  }

  /// The outlines of all files, reused from the last run for files with the same content.
  static func outlines(of codebase: Codebase, last: BodySnapshot?) -> [OutlineFingerprint] {
    codebase.files.indices.map { file in
      let facts = codebase.files[file].facts
      if let last, last.contents[file] == facts.content { return last.outlines[file] }
      return OutlineFingerprint(facts)
    }
  }

  /// The records with the interned names of a code base with equal outlines; nil if they are invalid.
  func records(in codebase: Codebase, parts: Int) -> EvaluationRecords? {
    // A name that does not occur anymore was in an edited file, whose records are not used.
    let numbers = names.map { codebase.names.known($0) ?? 0 }
    guard records.haveSoundEnds, records.ends.count == parts, records.namesFit(numbers.indices) else { return nil }
    let renamed = records.renamed { numbers[Int($0)] }
    return renamed.fit(codebase) ? renamed : nil
  }

  var bytes: [UInt8] {
    var writer = SnapshotWriter()
    writer.write(records: contents)
    writer.write(records: outlines)
    records.write(to: &writer)
    writer.write(names) { $0.write($1) }
    return writer.bytes
  }

  /// Nil if the bytes are not a snapshot of that many files.
  init?(_ bytes: FactBytes, files: Int) {
    var reader = SnapshotReader(bytes)
    contents = reader.records()
    outlines = reader.records()
    records = EvaluationRecords(from: &reader)
    names = reader.array { $0.text() }
    guard reader.isSound, contents.count == files, outlines.count == files else { return nil }
  }
}

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
