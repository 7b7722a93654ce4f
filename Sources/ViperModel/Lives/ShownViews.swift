import ViperHeap
import ViperLinking

/// The views that a framework's object keeps while they are shown, wherever entries make them: no part need keep them.
struct ShownViews {
  private let components: [Component]
  private let index: ComponentIndex
  private var held: Set<Component.ID> = []
  private var others: Set<Component.ID> = []

  init(_ components: [Component], _ index: ComponentIndex) { (self.components, self.index) = (components, index) }

  mutating func add(_ life: ObjectLife) {
    let graph = life.shown
    let kept = Set(graph.edges.filter { isFramework(graph.nodes[$0.from]) && $0.certainty == .sure }.map(\.to))
    for (number, node) in graph.nodes.enumerated() where !node.isFromOutside {
      guard let view = index[node], components[view].role == .view else { continue }
      if kept.contains(number) { held.insert(view) } else { others.insert(view) }
    }
  }

  private func isFramework(_ node: ObjectGraph.Node) -> Bool {
    switch node.kind {
    case .external, .outside, .lasting: true
    case .instance, .closure, .container: false
    }
  }

  var all: [Component.ID] { held.subtracting(others).sorted() }
}
