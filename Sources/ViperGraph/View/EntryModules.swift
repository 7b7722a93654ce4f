import ViperLinking
import ViperModel

/// The modules with which an app starts: the nearest ones that an application or scene delegate refers to, by itself or by shared
/// components such as a coordinator.
struct EntryModules {
  private(set) var modules: Set<ViperModule.ID> = []

  init(_ graph: ComponentGraph) {
    var targets: [Component.ID: [Component.ID]] = [:]
    for reference in graph.references where graph.components[reference.from].module == nil {
      let held = reference.holds.filter { $0.certainty > .may }.map(\.component)
      targets[reference.from, default: []] += [reference.to] + held
    }
    for start in graph.components.indices where graph.components[start].startsApp {
      modules.formUnion(Self.nearest(to: start, targets, graph))
    }
  }

  private static func nearest(
    to start: Component.ID, _ targets: [Component.ID: [Component.ID]], _ graph: ComponentGraph
  ) -> Set<ViperModule.ID> {
    if let own = graph.components[start].module { return [own] }
    var (level, seen) = ([start], Set([start]))
    while !level.isEmpty {
      level = level.flatMap { targets[$0] ?? [] }.filter { seen.insert($0).inserted }
      let found = Set(level.compactMap { graph.components[$0].module })
      if !found.isEmpty { return found }
    }
    return []
  }
}
