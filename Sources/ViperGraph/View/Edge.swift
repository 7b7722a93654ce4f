package import ViperLinking
package import ViperModel

extension GraphView {
  /// A reference between two nodes, from the owner to the owned, or several merged ones.
  package struct Edge: Sendable, Equatable {
    /// The purpose of an edge, the most important first.
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
    /// The protocol that the source names, if the edge was redirected to a conformer.
    package var interface: String?
    /// The certain conformers of a protocol: positions in `GraphView.nodes`, ascending.
    package var holders: [Int]
    /// How sure it is that the edge leads to what the code uses.
    package var certainty: Reference.Certainty
    /// Whether a stored property has a copy of a value, which keeps nothing of another module alive.
    package var isCopy: Bool
    package var file: String
    package var line: Int
    /// The number of merged references.
    package var count: Int
    package var marks: [GraphMark]
    /// The text on the line.
    package var label: String?
    package var emphasis: Emphasis = .normal
    /// Whether the edge is on a cycle of strong references, and whether it is the one to weaken; set by `placing(_:)`.
    package var isOnCycle = false
    package var isToCut = false
    /// The change in a comparison; nil if unchanged.
    package var change: ChangeState?

    package init(
      from: Int, to: Int, kind: ReferenceKind, strength: ReferenceStrength? = nil, purpose: Purpose,
      property: String? = nil, interface: String? = nil, holders: [Int] = [], certainty: Reference.Certainty = .sure,
      isCopy: Bool = false, file: String, line: Int, count: Int = 1,
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
      self.certainty = certainty
      self.isCopy = isCopy
      self.file = file
      self.line = line
      self.count = count
      self.marks = marks
    }
  }
}

extension GraphView.Edge: Comparable {
  /// Orders edges by location, then by all other attributes that distinguish two edges.
  package static func < (a: Self, b: Self) -> Bool {
    if (a.file, a.line) != (b.file, b.line) { return (a.file, a.line) < (b.file, b.line) }
    if (a.from, a.to) != (b.from, b.to) { return (a.from, a.to) < (b.from, b.to) }
    return (a.kind.rawValue, a.property ?? "", a.strength?.rawValue ?? "", a.count)
      < (b.kind.rawValue, b.property ?? "", b.strength?.rawValue ?? "", b.count)
  }
}

extension GraphView {
  /// The change of a node or an edge between two states of a code base.
  package enum ChangeState: String, Sendable, CaseIterable {
    case added, removed
    /// A module in which a component or a reference changed.
    case changed
    /// An edge whose strength has increased.
    case hardened
    /// An edge whose strength has decreased.
    case softened
  }
}
