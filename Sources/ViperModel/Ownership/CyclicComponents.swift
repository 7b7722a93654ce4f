/// The strongly connected components of an ownership graph that hold a cycle, handed out by their first edges.
///
/// Each is looked at alone: to go over the whole graph again after each edge would take time with the square of the cycles.
struct CyclicComponents {
  typealias Edge = OwnershipGraph.Edge

  /// Sorted by the first edge, the last one first.
  private var waiting: [[Edge]] = []

  init(_ edges: [Edge]) { add(edges) }

  /// All that are in a cycle.
  var edges: [Edge] { Array(waiting.joined()) }

  /// Takes in the components of a part of the graph; edges between them are in no cycle.
  mutating func add(_ edges: [Edge]) {
    for component in Self.split(edges) {
      let place = waiting.partitionPoint { $0[0].number < component[0].number }
      waiting.insert(component, at: place)
    }
  }

  /// The component with the first edge that is in a cycle still.
  mutating func next(without removed: Set<Int>) -> [Edge]? {
    while let component = waiting.popLast() {
      let left = component.filter { !removed.contains($0.number) }
      if left.count == component.count { return component }
      add(left)
    }
    return nil
  }

  /// The edges within each component with more than one member, both by their numbers.
  static func split(_ edges: [Edge]) -> [[Edge]] {
    var places: [Component.ID: Int] = [:]
    func place(_ id: Component.ID) -> Int {
      if let known = places[id] { return known }
      places[id] = places.count
      return places.count - 1
    }
    let pairs = edges.map { (place($0.from), place($0.to)) }
    let numbers = StronglyConnectedComponents.numbers(count: places.count, edges: pairs)
    var order: [Int] = []
    var components: [Int: [Edge]] = [:]
    for (edge, pair) in zip(edges, pairs) where numbers[pair.0] == numbers[pair.1] {
      if components[numbers[pair.0]] == nil { order.append(numbers[pair.0]) }
      components[numbers[pair.0], default: []].append(edge)
    }
    // What is in the order has edges.
    return order.map { components[$0]! }
  }
}

extension Array {
  /// The first position whose element fulfils a condition that all later ones fulfil too.
  fileprivate func partitionPoint(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
