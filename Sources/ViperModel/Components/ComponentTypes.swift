import ViperLinking

/// The components of a graph with the types that they are.
struct ComponentTypes {
  let graph: ComponentGraph
  let index: ComponentIndex
  /// By component.
  let types: [TypeSymbol.ID]

  subscript(type: TypeSymbol.ID) -> Component? { index[type].map { graph.components[$0] } }

  /// The component whose code a type's is.
  func component(enclosing type: TypeSymbol.ID) -> Component? { index.component(enclosing: type).map { graph.components[$0] } }
}
