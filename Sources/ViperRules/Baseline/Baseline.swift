/// The accepted findings of a code base, as stored in a file: one entry a line, sorted as text.
package struct Baseline: Sendable {
  /// The largest size in bytes.
  package static let sizeLimit = 32 << 20
  /// Far above what any code base has. An entry takes some kilobytes where it matches nothing, since it is then a finding itself.
  package static let entryLimit = 100_000

  /// A line of the file with an entry.
  package struct Line: Sendable {
    package var entry: BaselineEntry
    /// 1-based.
    package var number: Int
  }

  package private(set) var lines: [Line] = []

  init(lines: [Line]) { self.lines = lines }

  package init(_ entries: [BaselineEntry] = []) { lines = entries.map { Line(entry: $0, number: 0) } }

  package var entries: [BaselineEntry] { lines.map(\.entry) }

  /// What two branches make of the baseline that they started from: each adds and removes entries of its own.
  package static func merged(from base: Baseline, _ ours: Baseline, _ theirs: Baseline) -> Baseline {
    let (old, ours, theirs) = (Set(base.entries), Set(ours.entries), Set(theirs.entries))
    return Baseline(Array(ours.intersection(theirs).union(ours.subtracting(old)).union(theirs.subtracting(old))))
  }
}
