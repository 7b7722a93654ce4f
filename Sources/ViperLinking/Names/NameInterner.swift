import ViperFacts
import ViperPlatform

/// The interner of names of the whole code base, by their bytes and the hashes in the facts.
package struct NameInterner: Sendable {
  private var collector = NameCollector(expected: Name.known.count)
  private var texts = [""]

  init() {
    for (number, text) in Name.known.enumerated() where number > 0 {
      precondition(Int(collector.id(of: text)) == number, "'\(text)' is listed twice among the predefined names")
    }
    texts = collector.names.texts(from: 0)
  }

  /// Interns the names of each file, and returns them by their positions in the file.
  ///
  /// Two halves of the files are interned in parallel, and the names of the second are added after those of the first, so that
  /// the numbers equal those of sequential interning.
  mutating func intern(_ files: [FileFacts], threads: Int) -> [[Name]] {
    let middle = files.count / 2
    let (first, second) = WorkerThreads.both(
      threads: threads, { [collector] in Self.intern(files[..<middle], after: collector) },
      { Self.intern(files[middle...], after: NameCollector(expected: 0)) })
    collector = first.collector
    let numbers = collector.numbers(of: second.collector.names)
    texts += collector.names.texts(from: texts.count)
    return first.names + second.names.map { $0.map { numbers[Int($0)] } }
  }

  /// The number of a name; nil if it does not occur in the code base.
  package func known(_ text: String) -> Name? { collector.known(text).map { Name($0) } }

  /// The hash of a name's bytes, as in the facts of a file.
  func hash(of name: Name) -> UInt32 { collector.hash(of: UInt32(name)) }

  package var count: Int { texts.count }

  subscript(name: Name) -> String { texts[Int(name)] }

  /// The average number of files of each half that contain a name, to estimate the number of distinct names.
  private static let usualFilesOfName = 6

  private static func intern(_ files: ArraySlice<FileFacts>, after known: NameCollector) -> (
    collector: NameCollector, names: [[Name]]
  ) {
    var collector = known
    collector.reserveCapacity(files.reduce(0) { $0 + $1.names.count } / usualFilesOfName)
    let names = files.map { collector.numbers(of: $0.names) }
    return (collector, names)
  }
}
