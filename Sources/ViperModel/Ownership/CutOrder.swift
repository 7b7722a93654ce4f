internal import ViperFacts
internal import ViperLinking

/// The order in which the edges of cycles are weakened: the most fitting first, then by name.
///
/// Which edge is blamed must not depend on the order of files: places in the source decide among namesakes only. Both rank and
/// name are those of the whole graph, so they are worked out once, however many edges are weakened.
struct CutOrder {
  typealias Edge = OwnershipGraph.Edge

  /// By the number of an edge: lower is weakened first; 0 for an edge that is in no cycle.
  private var ranks: [Int]
  /// By the number of an edge: its place in the order.
  private var places: [Int]

  /// - Parameters:
  ///   - keepers: what an edge's target lives by once the edge is weak; nil where it would take too long to find out.
  ///   - wanted: how the dialect wants a reference held; empty: in any way.
  init(_ ownership: OwnershipGraph, cyclic: [Edge], keepers: Keepers?, wanted: (Reference) -> [ReferenceStrength]) {
    ranks = Array(repeating: 0, count: ownership.edges.count)
    places = ranks
    let ranking = CutRanking(ownership, cyclic, keepers)
    for edge in cyclic { ranks[edge.number] = ranking.rank(edge, wanted: wanted(edge.reference)) }
    let names = CutNames(ownership.graph, cyclic)
    let keys = cyclic.map { (rank: ranks[$0.number], names: names.key(of: $0), edge: $0) }
    let sorted = keys.sorted { a, b in
      if a.rank != b.rank { return a.rank < b.rank }
      if a.names != b.names { return a.names.lexicographicallyPrecedes(b.names) }
      return (a.edge.reference.range, a.edge.number) < (b.edge.reference.range, b.edge.number)
    }
    for (place, key) in sorted.enumerated() { places[key.edge.number] = place }
  }

  func rank(_ edge: Edge) -> Int { ranks[edge.number] }

  func place(_ edge: Edge) -> Int { places[edge.number] }

  /// Whether the dialect wants an edge strong.
  func mustStay(_ edge: Edge) -> Bool { ranks[edge.number] == CutRanking.wanted }

  /// Whether an edge's target would be lost once the edge is weak: nothing else keeps it.
  func isSoleOwner(_ edge: Edge) -> Bool { ranks[edge.number] == CutRanking.soleOwner }

  /// Whether one edge is weakened rather than another.
  func comes(_ a: Edge, before b: Edge) -> Bool { places[a.number] < places[b.number] }
}

/// How fitting it is to weaken an edge, by its ends.
private struct CutRanking {
  static let wanted = 9
  static let soleOwner = 8

  private struct Ends: Hashable {
    var from: Component.ID
    var to: Component.ID
  }

  private let components: [Component]
  /// By component: the class that holds it strongly; nil where several do, or none.
  private var onlyHolder: [Component.ID: Component.ID?] = [:]
  private var constructions: Set<Ends>
  private let keepers: Keepers?

  init(_ ownership: OwnershipGraph, _ cyclic: [OwnershipGraph.Edge], _ keepers: Keepers?) {
    components = ownership.graph.components
    self.keepers = keepers
    for edge in ownership.edges {
      if let known = onlyHolder[edge.to] {
        if known != edge.from { onlyHolder[edge.to] = .some(nil) }
      } else {
        onlyHolder[edge.to] = edge.from
      }
    }
    let members = Set(cyclic.map(\.from))
    let inside = ownership.graph.references.lazy.filter {
      $0.kind == .construction && members.contains($0.from) && members.contains($0.to)
    }
    constructions = Set(inside.map { Ends(from: $0.from, to: $0.to) })
  }

  /// Lower is weakened first.
  func rank(_ edge: OwnershipGraph.Edge, wanted: [ReferenceStrength]) -> Int {
    if wanted == [.strong] { return Self.wanted }
    if !wanted.isEmpty, !wanted.contains(.strong) { return 0 }
    // What makes the object itself, or gets it where it declares it, would lose it at once.
    if edge.isFresh || edge.reference.context.contains(.initialized) { return Self.soleOwner }
    let (from, to) = (components[edge.from].role, components[edge.to].role)
    if to == .view { return from == .wireframe || from == .assembly ? 4 : 1 }
    // What nothing else keeps would be gone at once.
    if to != .assembly, onlyHolder[edge.to] == .some(edge.from) || keepers?.survives(without: edge) == false {
      return Self.soleOwner
    }
    if from == .presenter, to == .wireframe || to == .assembly { return 2 }
    if to == .presenter, from != .view { return from == .wireframe ? 5 : 3 }
    return constructions.contains(Ends(from: edge.to, to: edge.from)) ? 6 : 7
  }
}

/// Names as numbers in their order, which compare faster.
private struct CutNames {
  private var numbers: [String: Int] = [:]
  private let components: [Component]

  init(_ graph: ComponentGraph, _ edges: [OwnershipGraph.Edge]) {
    components = graph.components
    var names: Set<String> = [""]
    for edge in edges {
      names.formUnion([edge.reference.from, edge.from, edge.to].map { graph.components[$0].name })
      if let property = edge.reference.property { names.insert(property) }
    }
    for (number, name) in names.sorted().enumerated() { numbers[name] = number }
  }

  /// Of the class that declares the property, the property, what it holds, and the class that has it.
  func key(of edge: OwnershipGraph.Edge) -> [Int] {
    // All names of the edges have a number.
    [name(edge.reference.from), numbers[edge.reference.property ?? ""]!, name(edge.to), name(edge.from)]
  }

  // As above.
  private func name(_ id: Component.ID) -> Int { numbers[components[id].name]! }
}
