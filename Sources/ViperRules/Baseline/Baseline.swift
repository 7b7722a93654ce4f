/// The accepted findings of a code base, as a file keeps them.
///
/// The file must merge: two branches may each remove or add entries, also neighbours. A merge fails where changes touch, so
/// between any two entries stands a line of its own, an anchor, that stays when entries go. Anchors are digests' beginnings: an
/// entry stands behind the last anchor that is not above its digest. 1024 are always there, for entries to come; a further one
/// comes with two entries that would touch, and stays.
package struct Baseline: Sendable {
  /// In bytes: some hundred thousand entries.
  package static let sizeLimit = 64 << 20

  /// A line with an entry on it.
  package struct Line: Sendable {
    package var entry: BaselineEntry
    /// 1-based.
    package var number: Int
  }

  package private(set) var lines: [Line] = []
  /// Beyond those that are always there; hexadecimal digits.
  package private(set) var anchors: Set<String> = []

  package init() {}

  init(lines: [Line], anchors: Set<String>) {
    self.lines = lines
    self.anchors = anchors
  }

  package var entries: [BaselineEntry] { lines.map(\.entry) }

  /// The same file with other entries.
  package func replacing(_ entries: [BaselineEntry]) -> Baseline {
    Baseline(lines: entries.map { Line(entry: $0, number: 0) }, anchors: anchors)
  }
}
