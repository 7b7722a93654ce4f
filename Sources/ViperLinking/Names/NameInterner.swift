import ViperFacts
import ViperPlatform

/// Names of the whole code base, each once, found by their bytes and the hashes that the facts bring along.
package struct NameInterner: Sendable {
  private var collector = NameCollector(expected: Name.known.count)
  private var texts = [""]

  init() {
    for (number, text) in Name.known.enumerated() where number > 0 {
      precondition(Int(collector.id(of: text)) == number, "'\(text)' is twice in the list of known names")
    }
    texts = collector.names.texts(from: 0)
  }

  /// The numbers of each file's names, by their positions there.
  ///
  /// The halves of the files are done side by side, and the names of the second are added after those of the first: they get the
  /// numbers that they would get one after the other.
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

  /// The name's number if it occurs anywhere.
  package func known(_ text: String) -> Name? { collector.known(text).map { Name($0) } }

  /// Of a name's bytes, as in a file's names.
  func hash(of name: Name) -> UInt32 { collector.hash(of: UInt32(name)) }

  package var count: Int { texts.count }

  subscript(name: Name) -> String { texts[Int(name)] }

  /// In how many files of each half a name occurs in the mean, so that it can be told how many names there are.
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
