import ViperLinking
import ViperModel

extension GraphView {
  /// Redirects each use of a protocol to its conformers, and removes the protocol.
  ///
  /// A stack of five classes has ten protocols, which hide the ownership between the classes. A protocol without known conformers
  /// stays. A copy of another module's value is used, not owned; so is what only other modules implement.
  package func foldingInterfaces() -> GraphView {
    InterfaceFolding(self).folded
  }
}

private struct InterfaceFolding {
  private let view: GraphView
  /// The conformers of each protocol that are assigned to any of its uses.
  private let holders: [Int: [Int]]
  /// The protocols that have one conformer only.
  private let solelyImplemented: Set<Int>
  /// The protocols of modules that only other components implement, such as a module's output.
  private let implementedElsewhere: Set<Int>

  init(_ view: GraphView) {
    self.view = view
    var known: [Int: Set<Int>] = [:]
    for edge in view.edges where view.nodes[edge.to].isInterface {
      known[edge.to, default: []].formUnion(edge.holders.filter { !view.nodes[$0].isInterface })
    }
    solelyImplemented = Set(view.edges.filter { $0.certainty == .sole && $0.kind == .stored }.map(\.to))
    implementedElsewhere = Set(
      view.modulesOfImplementers.compactMap { $1.contains(view.nodes[$0].cluster) ? nil : $0 })
    holders = known.mapValues { $0.sorted() }.filter { !$0.value.isEmpty }
  }

  var folded: GraphView {
    var result = view
    let drawn = view.edges.flatMap(redirected)
    let needed = Set(drawn.filter { $0.purpose != .inheritance }.map(\.to))
    let keeps = view.nodes.indices.map { holders[$0] == nil || needed.contains($0) }
    result.edges = drawn.filter { keeps[$0.from] && keeps[$0.to] }.map(released)
    moveMarks(to: &result, lost: view.nodes.indices.filter { !keeps[$0] })
    return result.keepingNodes { keeps[$0] }
  }

  /// The edge without a strength where its source has no part of the other module: a copy of a value, or what no part of that
  /// module can be.
  private func released(_ edge: GraphView.Edge) -> GraphView.Edge {
    let (from, to) = (view.nodes[edge.from].cluster, view.nodes[edge.to].cluster)
    let isElsewhere = edge.strength == .strong && implementedElsewhere.contains(edge.to)
    guard edge.isCopy || isElsewhere, to != nil, from != to else { return edge }
    var edge = edge
    (edge.strength, edge.purpose) = (nil, .use)
    return edge
  }

  /// The edges to the conformers used here, or else to the only conformer in the whole graph, if that implements its own module's
  /// protocol. What is assigned elsewhere to a protocol of many modules says nothing about this use.
  private func redirected(_ edge: GraphView.Edge) -> [GraphView.Edge] {
    guard edge.purpose != .inheritance, view.nodes[edge.to].isInterface else { return [edge] }
    let everywhere = holders[edge.to] ?? []
    let here = edge.holders.filter { !view.nodes[$0].isInterface }
    let targets = here.isEmpty && everywhere.count == 1 && implements(everywhere[0], edge.to) ? everywhere : here
    guard !targets.isEmpty else { return [edge] }
    return targets.filter { $0 != edge.from || edge.kind == .stored }.map { target in
      var edge = edge
      edge.interface = view.nodes[edge.to].label
      edge.to = target
      if here.isEmpty { edge.certainty = min(edge.certainty, .sole) }
      return edge
    }
  }

  private func implements(_ component: Int, _ interface: Int) -> Bool {
    let module = view.nodes[interface].cluster
    return solelyImplemented.contains(interface) || module != nil && view.nodes[component].cluster == module
  }

  /// Moves the findings of removed protocols and edges to the remaining components.
  private func moveMarks(to result: inout GraphView, lost: [Int]) {
    let drawn = Set(result.edges.flatMap(\.marks))
    for node in lost {
      guard let holder = holders[node]?.first else { continue }
      result.nodes[holder].interfaces.append(view.nodes[node].label)
      result.nodes[holder].marks = (result.nodes[holder].marks + view.nodes[node].marks).sorted()
    }
    for edge in view.edges where !edge.marks.isEmpty {
      let marks = edge.marks.filter { !drawn.contains($0) }
      let owner = lost.contains(edge.from) ? holders[edge.from]?.first ?? edge.from : edge.from
      result.nodes[owner].marks = (result.nodes[owner].marks + marks).sorted()
    }
  }
}

extension GraphView {
  /// By protocol, the modules of the components that implement it, by themselves or by inheritance; nil for no module.
  fileprivate var modulesOfImplementers: [Int: Set<Int?>] {
    var found: [Int: Set<Int?>] = [:]
    let bases = Dictionary(grouping: edges.filter { $0.purpose == .inheritance }, by: \.from).mapValues { $0.map(\.to) }
    for node in bases.keys where !nodes[node].isInterface {
      var (open, seen) = ([node], Set([node]))
      while let next = open.popLast() {
        for base in bases[next] ?? [] where seen.insert(base).inserted {
          if nodes[base].isInterface { found[base, default: []].insert(nodes[node].cluster) }
          open.append(base)
        }
      }
    }
    return found
  }
}
