/// The accepted findings of a code base, as stored in a file.
///
/// The file must merge when two branches add or remove entries, even adjacent ones. A merge fails where changed lines touch, so
/// any two entries are separated by an anchor, a line that stays when entries go. An anchor is the prefix of a digest; an entry
/// follows the last anchor that is not above its digest. 1024 anchors are always there; a further one is added between two
/// entries that would touch, and stays.
package struct Baseline: Sendable {
  /// The largest size in bytes: some hundred thousand entries.
  package static let sizeLimit = 64 << 20

  /// A line of the file with an entry.
  package struct Line: Sendable {
    package var entry: BaselineEntry
    /// 1-based.
    package var number: Int
  }

  package private(set) var lines: [Line] = []
  /// The anchors in addition to the fixed ones, as hexadecimal digits.
  package private(set) var anchors: Set<String> = []

  package init() {}

  init(lines: [Line], anchors: Set<String>) {
    self.lines = lines
    self.anchors = anchors
  }

  package var entries: [BaselineEntry] { lines.map(\.entry) }

  /// The baseline with other entries and the same anchors.
  package func replacing(_ entries: [BaselineEntry]) -> Baseline {
    Baseline(lines: entries.map { Line(entry: $0, number: 0) }, anchors: anchors)
  }
}
