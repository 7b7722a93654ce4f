extension GraphView {
  /// Leaves out the nodes with those ids.
  package func excluding(_ ids: Set<String>) -> GraphView { keepingNodes { !ids.contains(nodes[$0].id) } }

  /// Leaves out all others.
  package func including(_ ids: Set<String>) -> GraphView { keepingNodes { ids.contains(nodes[$0].id) } }
}
