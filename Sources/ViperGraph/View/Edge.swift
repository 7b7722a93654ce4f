package import ViperLinking
import ViperModel

extension GraphView {
  /// One use of a node by another one, from the owner to what it owns; or several that were merged.
  package struct Edge: Sendable, Equatable {
    /// What an edge is about, the most important first.
    package enum Purpose: Int, Sendable, Comparable, CaseIterable {
      case ownership, navigation, inheritance, use
      package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    /// Positions in `GraphView.nodes`.
    package var from: Int
    package var to: Int
    package var kind: ReferenceKind
    package var strength: ReferenceStrength?
    package var purpose: Purpose
    package var property: String?
    /// The protocol that the source names, where the edge was drawn on to what stands behind it.
    package var interface: String?
    /// What is surely behind a protocol: positions in `GraphView.nodes`, ascending.
    package var holders: [Int]
    package var file: String
    package var line: Int
    /// How many references it stands for.
    package var count: Int
    package var marks: [GraphMark]
    /// Written beside the line.
    package var label: String?
    package var emphasis: Emphasis = .normal
    /// Whether it is part of a cycle of strong references, and the one to weaken: known once cycles are placed.
    package var isOnCycle = false
    package var isToCut = false
    /// In a comparison only; nil: as before.
    package var change: ChangeState?

    package init(
      from: Int, to: Int, kind: ReferenceKind, strength: ReferenceStrength? = nil, purpose: Purpose,
      property: String? = nil, interface: String? = nil, holders: [Int] = [], file: String, line: Int, count: Int = 1,
      marks: [GraphMark] = []
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.strength = strength
      self.purpose = purpose
      self.property = property
      self.interface = interface
      self.holders = holders
      self.file = file
      self.line = line
      self.count = count
      self.marks = marks
    }
  }
}

extension GraphView.Edge: Comparable {
  /// By the place in the source, then by all else that tells two edges apart.
  package static func < (a: Self, b: Self) -> Bool {
    if (a.file, a.line) != (b.file, b.line) { return (a.file, a.line) < (b.file, b.line) }
    if (a.from, a.to) != (b.from, b.to) { return (a.from, a.to) < (b.from, b.to) }
    return (a.kind.rawValue, a.property ?? "", a.strength?.rawValue ?? "", a.count)
      < (b.kind.rawValue, b.property ?? "", b.strength?.rawValue ?? "", b.count)
  }
}

extension GraphView {
  /// What became of a node or an edge between two states of a code base.
  package enum ChangeState: String, Sendable, CaseIterable {
    case added, removed
    /// Held more strongly than before, an edge only.
    case hardened
    /// Held less strongly than before, an edge only.
    case softened
  }
}
