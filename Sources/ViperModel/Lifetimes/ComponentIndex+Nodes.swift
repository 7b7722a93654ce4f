import ViperHeap
import ViperLinking

extension ComponentIndex {
  /// The component that an object's type is.
  subscript(node: ObjectGraph.Node) -> Component.ID? { node.instance.flatMap { self[$0] } }
}

extension Component {
  /// Whether it is one of the objects that a module consists of, rather than what makes or serves them.
  var isModulePart: Bool { module != nil && [.view, .presenter, .interactor, .wireframe].contains(role) }
}
