import ViperHeap
import ViperLinking

/// The parts of modules that objects without a role, such as adapters and validators, work for.
struct ServedParts {
  private let components: [Component]
  private let index: ComponentIndex

  init(_ components: [Component], _ index: ComponentIndex) { (self.components, self.index) = (components, index) }

  /// The part that an object works for: the one that refers to it, the one that this belongs to, or the one that it refers to.
  func part(servedBy object: Int, heldBy holder: Int, _ graph: ObjectGraph) -> Component.ID? {
    let keepers = graph.edges.lazy.filter { $0.to == holder }.map(\.from)
    let used = (graph.edges + graph.weakEdges).lazy.filter { $0.from == object }.map(\.to)
    return ([holder] + keepers + used).lazy.compactMap { index[graph.nodes[$0]] }.first { components[$0].isModulePart }
  }
}
