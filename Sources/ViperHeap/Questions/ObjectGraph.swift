package import ViperFacts
package import ViperLinking

/// The objects that there are at a point of the execution, and which of them hold which strongly.
package struct ObjectGraph: Sendable {
  package struct Node: Sendable {
    package enum Kind: Sendable, Hashable {
      /// An object of a class or struct of the code base.
      case instance(TypeSymbol.ID)
      /// An object of a framework's type.
      case external(String)
      case closure
      /// A collection, a tuple or the storage of a captured variable: it only passes on what it holds.
      case container
      /// What lives as long as the app: the framework itself and global variables.
      case lasting
      /// What code that is not read may keep.
      case outside
    }

    package var kind: Kind
    /// The expression that makes it; nil for what comes from outside.
    package var place: SourceRange?
    /// Whether other code has made it before the entry ran.
    package var isFromOutside: Bool
    /// Whether it stands for several that the expression may have made.
    package var isMany: Bool
    /// Whether it belongs to a screen that an event opens, which has a life of its own.
    package var isOpened: Bool
    /// Whether it is a screen that is pushed or presented, and goes before the one below.
    package var isPresented: Bool

    /// The type of the code base that it is an object of.
    package var instance: TypeSymbol.ID? { if case .instance(let type) = kind { type } else { nil } }

    package init(
      _ kind: Kind, place: SourceRange? = nil, isFromOutside: Bool = false, isMany: Bool = false, isOpened: Bool = false,
      isPresented: Bool = false
    ) {
      (self.kind, self.place, self.isFromOutside, self.isMany) = (kind, place, isFromOutside, isMany)
      (self.isOpened, self.isPresented) = (isOpened, isPresented)
    }
  }

  /// What holds the object.
  package enum Slot: Sendable, Hashable {
    /// A stored property by its declaration's slot.
    case property(Int)
    /// A property of a framework's type.
    case named(String)
    /// What a closure has captured; zero for 'self'.
    case captured(Name)
    /// What a container holds.
    case content
  }

  package enum Certainty: Int, Sendable, Comparable {
    /// It may hold something that is not known, or nothing.
    case perhaps
    /// Some code that may run takes it away.
    case emptied
    /// Each of several that one place makes may hold one of several that another place makes, and no code takes it away.
    case each
    /// Some code that may run stores it, and none that may run takes it away.
    case left
    case sure

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What has stored an object in a slot.
  package struct Origin: Sendable, Hashable {
    package var place: ExpressionPlace
    /// The phase in which it did.
    package var phase: HeapReport.Phase

    package init(_ place: ExpressionPlace, in phase: HeapReport.Phase) { (self.place, self.phase) = (place, phase) }
  }

  package struct Edge: Sendable {
    package var from: Int
    package var to: Int
    package var slot: Slot
    package var certainty: Certainty
    /// What has last stored something in the slot; nil if no code has.
    package var origin: Origin?

    package init(from: Int, to: Int, slot: Slot, certainty: Certainty = .sure, origin: Origin? = nil) {
      (self.from, self.to, self.slot, self.certainty, self.origin) = (from, to, slot, certainty, origin)
    }
  }

  /// In the order in which they were made.
  package let nodes: [Node]
  /// Sorted by the holder.
  package let edges: [Edge]
  /// By what holds weakly.
  package let weakEdges: [Edge]
  /// By node, the range of its edges.
  private let ranges: [Range<Int>]

  /// - Parameter edges: sorted by the holder.
  package init(nodes: [Node], edges: [Edge], weakEdges: [Edge] = []) {
    (self.nodes, self.edges, self.weakEdges) = (nodes, edges, weakEdges)
    var (ranges, position): ([Range<Int>], Int) = ([], 0)
    for node in nodes.indices {
      let start = position
      while position < edges.count, edges[position].from == node { position += 1 }
      ranges.append(start..<position)
    }
    self.ranges = ranges
  }

  package func edges(from node: Int) -> ArraySlice<Edge> { edges[ranges[node]] }

  /// What some nodes keep, themselves included.
  package func reach(from starts: [Int], by isLink: (Edge) -> Bool) -> Set<Int> {
    var (reached, open) = (Set(starts), starts)
    while let node = open.popLast() {
      for edge in edges(from: node) where isLink(edge) && reached.insert(edge.to).inserted { open.append(edge.to) }
    }
    return reached
  }
}
