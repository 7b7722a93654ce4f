import ViperModel
import ViperLinking

/// The components that keep each other alive: strongly connected by what they hold strongly.
struct OwnershipCycles {
  /// The names of the members of each cycle, sorted, once each.
  let members: [[String]]

  /// - Parameter view: of components, interfaces folded.
  init(_ view: GraphView) {
    let owned = view.edges.filter { $0.purpose == .ownership && $0.strength == .strong }.map { ($0.from, $0.to) }
    let numbers = StronglyConnectedComponents.numbers(count: view.nodes.count, edges: owned)
    let groups = Dictionary(grouping: view.nodes.indices) { numbers[$0] }.values.filter { $0.count > 1 }
    members = groups.map { $0.map { view.nodes[$0].label }.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
