import ViperFacts

/// What the bodies of a code base said in the last run, by the contents and outlines of its files.
struct BodySnapshot: Sendable {
  let contents: [ContentHash]
  let outlines: [OutlineFingerprint]
  /// Their names are positions in `names`: numbers of names differ from run to run.
  private let records: EvaluationRecords
  private let names: [String]

  init(_ codebase: Codebase, _ outlines: [OutlineFingerprint], _ records: EvaluationRecords) {
    contents = codebase.files.map(\.facts.content)
    self.outlines = outlines
    let used = Set(records.externalUsages.map(\.name) + records.ambiguous).sorted()
    let positions = Dictionary(uniqueKeysWithValues: zip(used, used.indices.map { Name($0) }))
    self.records = records.renamed { positions[$0]! }
    names = used.map(codebase.text)
  }

  /// The outlines of all files; those of files with the content of the last run are taken from it.
  static func outlines(of codebase: Codebase, last: BodySnapshot?) -> [OutlineFingerprint] {
    codebase.files.indices.map { file in
      let facts = codebase.files[file].facts
      if let last, last.contents[file] == facts.content { return last.outlines[file] }
      return OutlineFingerprint(facts)
    }
  }

  /// The records with the numbers of a code base of the same outlines; nil where they cannot be of one.
  func records(in codebase: Codebase, parts: Int) -> EvaluationRecords? {
    // A name that is gone was in an edited file, whose records are not asked for.
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

  /// Nil where the bytes are not those of a snapshot of so many files.
  init?(_ bytes: FactBytes, files: Int) {
    var reader = SnapshotReader(bytes)
    contents = reader.records()
    outlines = reader.records()
    records = EvaluationRecords(from: &reader)
    names = reader.array { $0.text() }
    guard reader.isSound, contents.count == files, outlines.count == files else { return nil }
  }
}
