package import ViperModel

extension GraphView {
  /// The view with one node for each module, and the references between modules.
  package static func module(of graph: ComponentGraph, marks: [GraphMark] = []) -> GraphView {
    component(of: graph, marks: marks).foldingInterfaces().collapsingModules()
  }

  /// The view that operations work on for data formats: at component level every reference as written, at module level the
  /// references between modules.
  package static func data(
    of graph: ComponentGraph, level: Level, marks: [GraphMark] = [], references: References = .all, cycles: [StrongLink] = []
  ) -> GraphView {
    level == .module
      ? folded(of: graph, level: .module, marks: marks, references: references, cycles: cycles)
      : component(of: graph, marks: marks).placing(cycles).keeping(references)
  }

  /// The picture of a level, collapsed and arranged.
  package static func picture(of graph: ComponentGraph, level: Level, marks: [GraphMark] = []) -> GraphView {
    folded(of: graph, level: level, marks: marks).arranged()
  }

  /// The view that operations work on for a picture, with protocols folded and one edge for each pair of nodes.
  package static func folded(
    of graph: ComponentGraph, level: Level, marks: [GraphMark] = [], references: References = .all, cycles: [StrongLink] = []
  ) -> GraphView {
    component(of: graph, marks: marks).foldingInterfaces().placing(cycles).keeping(references).merged(at: level)
  }

  /// The modules of a view of components, with navigation alone if that links most of them: what a map shows.
  package func collapsingToNavigation() -> GraphView {
    let (modules, navigation) = (collapsingModules(), keeping(.navigation).collapsingModules())
    let linked = Set(navigation.edges.flatMap { [$0.from, $0.to] })
    guard modules.nodes.count > 1, linked.count * 2 >= modules.nodes.count else { return modules }
    return modules.showing(navigation)
  }

  /// The view with the edges of another one: a module has its findings whichever references are shown.
  package func showing(_ other: GraphView) -> GraphView {
    var result = self
    (result.edges, result.links) = (other.edges, other.links)
    return result
  }

  /// The view with one edge for each pair of modules or of components.
  package func merged(at level: Level) -> GraphView { level == .module ? collapsingModules() : mergingParallelEdges() }

  /// The view prepared for drawing, without redundant edges and with modules in the order of navigation.
  package func arranged() -> GraphView {
    level == .module ? self : thinningOwnAssembly().thinningSharedParts().orderingModulesByNavigation()
  }
}
