package import ViperModel

extension GraphView {
  /// One node for each module, and what their components have to do with each other.
  package static func module(of graph: ComponentGraph, marks: [GraphMark] = []) -> GraphView {
    component(of: graph, marks: marks).foldingInterfaces().collapsingModules()
  }

  /// What operations work on for data: everything there is, each reference as it is typed; at module level what is between
  /// modules.
  package static func data(
    of graph: ComponentGraph, level: Level, marks: [GraphMark] = [], references: References = .all, cycles: [StrongLink] = []
  ) -> GraphView {
    level == .module
      ? folded(of: graph, level: .module, marks: marks, references: references, cycles: cycles)
      : component(of: graph, marks: marks).placing(cycles).keeping(references)
  }

  /// The picture of a level, with everything folded that would only clutter it.
  package static func picture(of graph: ComponentGraph, level: Level, marks: [GraphMark] = []) -> GraphView {
    folded(of: graph, level: level, marks: marks).arranged()
  }

  /// What operations work on for a picture: protocols folded, one edge for each pair of nodes.
  package static func folded(
    of graph: ComponentGraph, level: Level, marks: [GraphMark] = [], references: References = .all, cycles: [StrongLink] = []
  ) -> GraphView {
    component(of: graph, marks: marks).foldingInterfaces().placing(cycles).keeping(references).merged(at: level)
  }

  /// Of a view of components: one edge for each pair of modules or of components.
  func merged(at level: Level) -> GraphView { level == .module ? collapsingModules() : mergingParallelEdges() }

  /// Made ready to be drawn: what says nothing is left out, and modules stand as one comes to them.
  package func arranged() -> GraphView {
    level == .module ? self : thinningOwnAssembly().thinningSharedParts().orderingModulesByNavigation()
  }
}
