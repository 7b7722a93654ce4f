extension GraphView {
  /// Adds each mark to its edge, or else to its component.
  ///
  /// Marks without an edge or a component in the view are dropped.
  func placing(_ marks: [GraphMark]) -> GraphView {
    let places = MarkPlaces(self)
    var view = self
    for mark in marks.sorted() {
      let edges = places.edges(of: mark)
      if let first = edges.first {
        view.edges[first].marks.append(mark)
      } else if let node = places.node(of: mark) {
        view.nodes[node].marks.append(mark)
      }
    }
    return view
  }
}

/// The locations of the edges and nodes of a view.
private struct MarkPlaces {
  private let view: GraphView
  private let edgesAt: [SourceLine: [Int]]
  private let nodesIn: [String: [Int]]
  private let nodesNamed: [String: [Int]]

  init(_ view: GraphView) {
    self.view = view
    edgesAt = Dictionary(grouping: view.edges.indices) { SourceLine(file: view.edges[$0].file, line: view.edges[$0].line) }
    nodesIn = Dictionary(grouping: view.nodes.indices) { view.nodes[$0].file }
    nodesNamed = Dictionary(grouping: view.nodes.indices) { view.nodes[$0].label }
  }

  /// The edges on the mark's line from its component, filtered by the mark's target if that is known.
  func edges(of mark: GraphMark) -> [Int] {
    let onLine = (edgesAt[SourceLine(file: mark.file, line: mark.line)] ?? []).filter { starts(view.edges[$0], at: mark) }
    guard let target = mark.target else { return onLine }
    let exact = onLine.filter { edge in
      ([view.edges[edge].to] + view.edges[edge].holders).contains { view.nodes[$0].label == target }
    }
    return exact.isEmpty ? onLine : exact
  }

  private func starts(_ edge: GraphView.Edge, at mark: GraphMark) -> Bool {
    guard let component = mark.component else { return true }
    return view.nodes[edge.from].label == component || view.nodes[edge.from].id == component
  }

  /// The component that the mark names, preferably in the same file; without a name, the last one declared before the line.
  func node(of mark: GraphMark) -> Int? {
    let inFile = nodesIn[mark.file] ?? []
    guard let component = mark.component else {
      return inFile.last { (view.nodes[$0].line ?? 0) <= mark.line }
    }
    if let node = inFile.first(where: { view.nodes[$0].label == component || view.nodes[$0].id == component }) {
      return node
    }
    let namesakes = nodesNamed[component] ?? []
    return namesakes.count == 1 ? namesakes[0] : view.nodes.firstIndex { $0.id == component }
  }
}
