import ViperFacts

/// What each file of a code base says to the bodies of others, in their order, and whether it is as it was.
///
/// Kept under the key of the files' places, so that those of two runs are about the same files.
struct CodeOutlines: Sendable {
  private let contents: [ContentHash]
  /// How many declarations each file has.
  private var counts: [Int32] = []
  private var entries: [Outline.Entry] = []
  /// Where each file's entries end.
  private var ends: [Int32] = []

  /// - Parameter known: those of an earlier run: the outlines of files that have not changed are taken from there.
  init(_ files: [(SourceFile, FileFacts)], known: CodeOutlines?) {
    contents = files.map(\.1.content)
    let known = known.flatMap { $0.contents.count == files.count ? $0 : nil }
    entries.reserveCapacity(known?.entries.count ?? 0)
    for (number, (_, facts)) in files.enumerated() {
      if let known, known.contents[number] == facts.content {
        entries += known[number]
      } else {
        entries += Outline(facts).entries
      }
      counts.append(Int32(facts.declarations.count))
      ends.append(Int32(entries.count))
    }
  }

  /// Of the names and roots of all files.
  static func places(of files: [(SourceFile, FileFacts)]) -> KeptKey {
    KeptKey { content in
      for (source, _) in files {
        content.add(source.name)
        content.add(source.root)
      }
    }
  }

  /// More declarations than any code base has.
  private static let mostDeclarations = 1 << 24

  /// Those of a file.
  private subscript(file: Int) -> ArraySlice<Outline.Entry> { entries[(file == 0 ? 0 : Int(ends[file - 1]))..<Int(ends[file])] }

  /// The files with another content in an earlier run over the same files.
  func changedFiles(since other: CodeOutlines) -> [Int] { contents.indices.filter { contents[$0] != other.contents[$0] } }

  /// What has changed since an earlier run; nil where that cannot have been over the same files.
  func changes(since other: CodeOutlines) -> OutlineChanges? {
    guard contents.count == other.contents.count else { return nil }
    var changes = OutlineChanges(declarationCounts: other.counts)
    for file in changedFiles(since: other) {
      changes.add(file, from: (other[file], other.counts[file]), to: (self[file], counts[file]))
    }
    return changes
  }

  /// Without the files' contents.
  func add(to content: inout KeptKey.Content) {
    content.add(records: counts)
    content.add(records: entries)
    content.add(records: ends)
  }

  func write(to writer: inout KeptWriter) {
    writer.write(records: contents)
    writer.write(records: counts)
    writer.write(records: entries)
    writer.write(records: ends)
  }

  init(from reader: inout KeptReader) {
    contents = reader.records()
    counts = reader.records()
    entries = reader.records()
    ends = reader.records()
    let areSound =
      contents.count == counts.count && contents.count == ends.count && counts.allSatisfy { $0 >= 0 }
      && zip([0] + ends, ends).allSatisfy { $0 <= $1 } && Int(ends.last ?? 0) <= entries.count
      && counts.reduce(0) { $0 + Int($1) } <= Self.mostDeclarations
    if !areSound { reader.fail(()) }
  }
}
