import ViperModel

extension GraphView {
  /// Removes the edges of a wireframe or an assembly that creates its own module, except those to the leftmost column.
  ///
  /// Such edges are in every module and cross everything else in it; the remaining one connects the assembly.
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

  private func column(_ node: Int) -> Int { (nodes[node].role ?? "").tier }

  private func isOwnAssembly(_ edge: Edge) -> Bool {
    let from = nodes[edge.from]
    return edge.purpose == .use && from.cluster != nil && from.cluster == nodes[edge.to].cluster
      && (from.role == .wireframe || from.role == .assembly) && column(edge.from) < column(edge.to)
  }
}
