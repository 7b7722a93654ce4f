import ViperModel

extension GraphView {
  /// Leaves out that a wireframe or an assembly creates its own module, but for the leftmost of the other columns.
  ///
  /// It always does, so the edges say nothing and cross everything else in the module; one keeps the assembly connected.
  package func thinningOwnAssembly() -> GraphView {
    var first: [Int: Int] = [:]
    for edge in edges where isOwnAssembly(edge) {
      first[edge.from] = min(first[edge.from] ?? .max, column(edge.to))
    }
    var result = self
    result.edges = edges.filter { edge in
      !isOwnAssembly(edge) || !edge.marks.isEmpty || edge.emphasis == .strong || edge.label != nil
        || column(edge.to) == first[edge.from]
    }
    return result
  }

  private func column(_ node: Int) -> Int { (nodes[node].role ?? "").column }

  private func isOwnAssembly(_ edge: Edge) -> Bool {
    let from = nodes[edge.from]
    return edge.purpose == .use && from.cluster != nil && from.cluster == nodes[edge.to].cluster
      && (from.role == .wireframe || from.role == .assembly) && column(edge.from) < column(edge.to)
  }
}
