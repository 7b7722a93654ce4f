/// The name of a node and its index among nodes of the same name, in the order of their files.
struct NodeIdentity: Hashable {
  let name: String
  let ordinal: Int

  /// The identity of each node of a view, by its position.
  static func identities(in view: GraphView) -> [NodeIdentity] {
    let order = view.nodes.indices.sorted {
      (view.nodes[$0].file, view.nodes[$0].line ?? 0, $0) < (view.nodes[$1].file, view.nodes[$1].line ?? 0, $1)
    }
    var counts: [String: Int] = [:]
    var identities = view.nodes.map { NodeIdentity(name: $0.label, ordinal: 0) }
    for position in order {
      let name = view.nodes[position].label
      identities[position] = NodeIdentity(name: name, ordinal: counts[name, default: 0])
      counts[name, default: 0] += 1
    }
    return identities
  }
}
