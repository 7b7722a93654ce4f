import ViperFacts

/// All names and members in bodies, found by what they mean.
package struct Occurrences: Sendable {
  /// The place of an expression.
  package struct Place: Hashable, Sendable {
    package let file: Int
    /// The position of the expression in its file.
    package let node: Int

    package init(file: Int, node: Int) { (self.file, self.node) = (file, node) }
  }

  private let all: [Occurrence]
  /// The end of each part's occurrences, and its file.
  private let parts: [(end: Int32, file: Int32)]
  /// The positions by slot.
  private let bySlot: AdjacencyTable
  /// The names without a known meaning, sorted by name, with their positions.
  private let unresolved: [(name: Name, position: Int32)]

  /// A code base without bodies.
  package init() {
    (all, parts, unresolved) = ([], [], [])
    bySlot = AdjacencyTable(count: 0, keys: EmptyCollection())
  }

  init(_ records: EvaluationRecords, of evaluated: [EvaluationPart], in codebase: Codebase) {
    all = records.occurrences
    parts = zip(evaluated, records.ends).map { (EvaluationRecords.occurrences(endIn: $1), $0.reference.file) }
    let others = codebase.slotCount
    bySlot = AdjacencyTable(count: others + 1, keys: all.lazy.map { $0.meaning.slot ?? others })
    unresolved = Self.unresolved(all, parts, in: codebase)
  }

  private static func unresolved(
    _ all: [Occurrence], _ parts: [(end: Int32, file: Int32)], in codebase: Codebase
  ) -> [(name: Name, position: Int32)] {
    var (found, start): ([(name: Name, position: Int32)], Int) = ([], 0)
    for part in parts {
      let file = codebase.files[Int(part.file)]
      for position in start..<Int(part.end) {
        guard case .unresolved = all[position].meaning else { continue }
        let name = file.name(file.facts.expressions[all[position].node].name)
        if codebase.uses.contains(.member, of: name) { found.append((name, Int32(position))) }
      }
      start = Int(part.end)
    }
    return found.sorted { ($0.name, $0.position) < ($1.name, $1.position) }
  }

  /// The places of a declaration's name, in the order of evaluation.
  package func places(of slot: Int) -> [Place] { bySlot[slot].map { place(at: Int($0)) } }

  /// The places where a name may be that of a member of any type.
  package func unresolvedPlaces(of name: Name) -> [Place] {
    let start = unresolved.partitioningIndex { $0.name >= name }
    return unresolved[start...].prefix { $0.name == name }.map { place(at: Int($0.position)) }
  }

  /// The places of a local that an expression of a file declares.
  package func places(ofLocal node: Int, in file: Int) -> [Place] {
    occurrences(in: file).filter { $0.meaning == .local(node) }.map { Place(file: file, node: $0.node) }
  }

  /// All in a file, in the order of evaluation.
  func occurrences(in file: Int) -> some Sequence<Occurrence> {
    parts.indices.lazy.filter { parts[$0].file == file }.flatMap { part in
      all[(part == 0 ? 0 : Int(parts[part - 1].end))..<Int(parts[part].end)]
    }
  }

  /// All, in the order of evaluation.
  package func visitAll(_ visit: (Place, Meaning) -> Void) {
    var start = 0
    for part in parts {
      for occurrence in all[start..<Int(part.end)] {
        visit(Place(file: Int(part.file), node: occurrence.node), occurrence.meaning)
      }
      start = Int(part.end)
    }
  }

  private func place(at position: Int) -> Place {
    let part = parts.partitioningIndex { $0.end > position }
    return Place(file: Int(parts[part].file), node: all[position].node)
  }
}

extension Meaning {
  /// The slot of the declaration that is meant.
  package var slot: Int? {
    switch self {
    case .declaration(let slot), .overload(let slot): slot
    default: nil
    }
  }
}

extension RandomAccessCollection {
  /// The first index from which a condition holds, which holds for all later elements, too.
  package func partitioningIndex(where holds: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if holds(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
