extension GraphView {
  /// The lines of nodes: those of each box, indented, between what opens and what closes it; then those of no box.
  ///
  /// - Parameter open: gets a box's id and what is to be read on it.
  func boxed(_ lines: [String], open: (_ id: String, _ name: String) -> String, close: String) -> [String] {
    let members = Dictionary(grouping: nodes.indices) { nodes[$0].cluster }
    let boxes = clusters.enumerated().flatMap { index, cluster -> [String] in
      guard let members = members[index] else { return [] }
      let name = ([cluster.name] + details(of: cluster)).joined(separator: ", ")
      return [open(GraphPart.cluster(index).id, name)] + members.map { "  \(lines[$0])" } + [close]
    }
    return boxes + (members[nil] ?? []).map { lines[$0] }
  }
}
