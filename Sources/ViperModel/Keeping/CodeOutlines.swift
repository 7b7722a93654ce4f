import ViperFacts

/// What each file of a code base says to the bodies of others, in their order, and whether it is as it was.
///
/// Kept under the key of the files' places, so that those of two runs are about the same files.
struct CodeOutlines: Sendable {
  private let contents: [ContentHash]
  private let outlines: [Outline]

  /// - Parameter known: those of an earlier run: the outlines of files that have not changed are taken from there.
  init(_ files: [(SourceFile, FileFacts)], known: CodeOutlines?) {
    contents = files.map(\.1.content)
    let known = known.flatMap { $0.contents.count == files.count ? $0 : nil }
    outlines = files.enumerated().map { number, file in
      if let known, known.contents[number] == file.1.content { return known.outlines[number] }
      return Outline(file.1)
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

  /// The files whose bodies alone have changed; nil where anything else has.
  func changedFiles(since other: CodeOutlines) -> Set<Int>? {
    guard outlines == other.outlines else { return nil }
    return Set(contents.indices.filter { contents[$0] != other.contents[$0] })
  }

  func write(to writer: inout KeptWriter) {
    writer.write(records: contents)
    writer.write(records: outlines)
  }

  init(from reader: inout KeptReader) {
    contents = reader.records()
    outlines = reader.records()
    if contents.count != outlines.count { reader.fail(()) }
  }
}
