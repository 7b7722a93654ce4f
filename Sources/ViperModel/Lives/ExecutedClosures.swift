import ViperFacts
import ViperHeap

/// The closures that lives make: what keeps them is known.
struct ExecutedClosures {
  private var places: Set<SourceRange> = []

  mutating func add(_ life: ObjectLife) {
    for node in life.closed.nodes where node.kind == .closure { if let place = node.place { places.insert(place) } }
  }

  /// Whether a place is in one of them.
  func contain(_ place: SourceRange) -> Bool { places.contains { $0.contains(place) } }
}
