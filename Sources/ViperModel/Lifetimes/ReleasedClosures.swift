import ViperFacts
import ViperHeap

/// The closures that lives make and that are surely gone, or that some code lets go of, once the screen is closed.
struct ReleasedClosures {
  private var released: Set<SourceRange> = []

  init(in lives: [ObjectLife]) {
    var kept: Set<SourceRange> = []
    for life in lives {
      let graph = life.closed
      let roots = graph.nodes.indices.filter {
        [.lasting, .outside].contains(graph.nodes[$0].kind) || graph.nodes[$0].isFromOutside
      }
      let living = graph.living(roots: Set(roots)) { $0.certainty != .emptied }
      for (number, node) in graph.nodes.enumerated() where node.kind == .closure {
        guard let place = node.place else { continue }
        if living.contains(number) { kept.insert(place) } else { released.insert(place) }
      }
    }
    released.subtract(kept)
  }

  /// Whether the closure around a place is one of them.
  func contain(_ place: SourceRange) -> Bool { released.contains { $0.contains(place) } }
}
