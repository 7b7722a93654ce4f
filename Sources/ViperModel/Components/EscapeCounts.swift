/// How often each way of escape kept a question from an answer.
package struct EscapeCounts: Sendable, Hashable {
  /// Sorted by the name of the escape.
  package private(set) var entries: [Entry] = []

  package struct Entry: Sendable, Hashable {
    package var escape: Escape
    package var count: Int
  }

  package init() {}

  package var total: Int { entries.reduce(0) { $0 + $1.count } }

  package mutating func add(_ escape: Escape, count: Int = 1) {
    if let index = entries.firstIndex(where: { $0.escape == escape }) {
      entries[index].count += count
    } else {
      entries.append(Entry(escape: escape, count: count))
      entries.sort { $0.escape.rawValue < $1.escape.rawValue }
    }
  }

  package mutating func add(_ other: EscapeCounts) {
    for entry in other.entries { add(entry.escape, count: entry.count) }
  }
}

/// What wiring, contracts and liveness say nothing about, by the way in which it escapes.
package struct Undecided: Sendable, Hashable {
  /// The properties that nothing is seen to set.
  package var wiring: EscapeCounts
  /// The requirements that nothing is known to use, and the interfaces that nothing is known to adopt.
  package var contracts: EscapeCounts
  /// The modules that nothing is seen to make.
  package var liveness: EscapeCounts

  package init(wiring: EscapeCounts, contracts: EscapeCounts, liveness: EscapeCounts) {
    (self.wiring, self.contracts, self.liveness) = (wiring, contracts, liveness)
  }
}
