import ViperFacts
package import ViperModel

extension GraphView {
  /// A way from one module's component to another's, as data formats list it.
  package struct Navigation: Sendable, Equatable {
    /// A component by its id, and its module by name and path.
    package struct End: Sendable, Equatable {
      package var id: String
      package var module: String?
      package var path: String?
    }

    package var from: End
    package var to: End
    package var transition: ViperModel.Navigation.Transition
    package var option: String?
    package var file: String
    package var line: Int
  }

  /// The navigations of a graph, in its order.
  static func navigations(of graph: ComponentGraph) -> [Navigation] {
    func end(_ id: Component.ID) -> Navigation.End {
      let component = graph.components[id]
      let module = component.module.map { graph.modules[$0] }
      return Navigation.End(id: component.key, module: module?.name, path: module?.path)
    }
    return graph.navigations.map { navigation in
      Navigation(
        from: end(navigation.from), to: end(navigation.to), transition: navigation.transition, option: navigation.option,
        file: navigation.range.file, line: navigation.range.line)
    }
  }
}
