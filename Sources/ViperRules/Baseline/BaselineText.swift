extension Baseline {
  static let header = "# viper-lint baseline 1"
  static let anchorMark: Character = "~"

  private static let explanation = [
    "# Accepted findings: rule, root, component, target, member and a number among equals, with tabs between.",
    "# Written by 'viper-lint baseline'. Lines with '~' keep entries apart, so that branches merge; leave them there.",
  ]

  /// The anchors of every baseline: three digits for each 1024th of the digests.
  static let fixedAnchors = (0..<1024).map { String(Digest.digits(UInt64($0) << 54).prefix(3)) }

  /// The text of the file: entries and anchors in the order of digests.
  package var text: String {
    let sorted = entries.map { ($0.digest, $0.line) }.sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }
    var all = Set(Self.fixedAnchors).union(anchors)
    var places = all.map(Self.place).sorted()
    for (before, after) in zip(sorted, sorted.dropFirst()) where !Self.isParted(before.0, after.0, by: places) {
      if let anchor = Self.anchor(between: before.0, and: after.0) { all.insert(anchor) }
    }
    places = []
    let lines = all.map { (Self.place($0), 0, "\(Self.anchorMark)\($0)") } + sorted.map { ($0.0, 1, $0.1) }
    return (([Self.header] + Self.explanation) + lines.sorted(by: <).map(\.2)).map { $0 + "\n" }.joined()
  }

  /// The digest that an anchor begins.
  static func place(_ anchor: String) -> UInt64 {
    UInt64(anchor + String(repeating: "0", count: max(0, 16 - anchor.count)), radix: 16) ?? 0
  }

  private static func isParted(_ before: UInt64, _ after: UInt64, by places: [UInt64]) -> Bool {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= before { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] <= after
  }

  /// The shortest prefix of the later digest that sorts after the earlier one; nil for equal digests.
  private static func anchor(between before: UInt64, and after: UInt64) -> String? {
    let digits = Digest.digits(after)
    return (1...16).lazy.map { String(digits.prefix($0)) }.first { place($0) > before }
  }
}
