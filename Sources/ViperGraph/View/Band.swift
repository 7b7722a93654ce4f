package import ViperLinking

extension GraphView {
  /// A group of components that a constraint treats in the same way: the selection of one of its keys, or a layer.
  package struct Band: Sendable, Equatable {
    package var name: String
    /// The selection as written.
    package var text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Whether components are in bands in place of modules.
  var isBanded: Bool { !bands.isEmpty && level == .component }
}

extension GraphView.Edge.Purpose {
  /// The purpose of a reference by its kind alone.
  package init(of kind: ReferenceKind) {
    switch kind {
    case .stored: self = .ownership
    case .inheritance, .conformance: self = .inheritance
    default: self = .use
    }
  }
}

extension GraphView {
  /// The view with a box for each band in place of a module, from the first band to the last.
  package func boxingBands() -> GraphView {
    guard isBanded else { return self }
    var result = self
    result.clusters = bands.indices.map { band in
      let members = nodes.filter { $0.band == band }
      return Cluster(
        name: bands[band].name, dialect: "", path: bands[band].text, root: "", components: members.count,
        lines: members.reduce(0) { $0 + $1.lines })
    }
    for node in result.nodes.indices { result.nodes[node].cluster = nodes[node].band }
    return result.droppingEmptyClusters()
  }

  /// The modules of a banded view, with the references and findings between them.
  package func collapsingBandedModules() -> GraphView { droppingEmptyClusters().collapsingModulesOnly().mergingParallelEdges() }

  /// By node, how many more of its references lead to later boxes than to earlier ones: -1, 0 or 1.
  private var bandPulls: [Int] {
    var pulls = nodes.map { _ in 0 }
    for edge in edges {
      let (from, to) = (nodes[edge.from].cluster ?? 0, nodes[edge.to].cluster ?? 0)
      pulls[edge.from] += (to - from).signum()
      pulls[edge.to] += (from - to).signum()
    }
    return pulls.map { $0.signum() }
  }

  /// By node, its row among those that the boxes of bands have; what refers to a later box is in the last of its own.
  var bandRows: [Int] {
    let longest = direction == .down ? 8 : 20
    var rows = nodes.map { _ in 0 }
    var first = 0
    let pulls = bandPulls
    for box in clusters.indices {
      let members = nodes.indices.filter { nodes[$0].cluster == box }.sorted { (pulls[$0], $0) < (pulls[$1], $1) }
      let count = max(1, (members.count + longest - 1) / longest)
      for (place, node) in members.enumerated() { rows[node] = first + place * count / members.count }
      first += count
    }
    return rows
  }
}
