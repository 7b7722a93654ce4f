/// Tarjan's algorithm for strongly connected components, iterative, since deep graphs would exhaust the stack.
package enum StronglyConnectedComponents {
  /// The number of each vertex's component.
  package static func numbers(count: Int, edges: [(Int, Int)]) -> [Int] {
    var outgoing = [[Int]](repeating: [], count: count)
    for (from, to) in edges { outgoing[from].append(to) }
    var search = Search(outgoing: outgoing)
    for vertex in 0..<count where search.index[vertex] < 0 && !outgoing[vertex].isEmpty { search.visit(vertex) }
    for vertex in 0..<count where search.component[vertex] < 0 { search.component[vertex] = count + vertex }
    return search.component
  }

  private struct Search {
    let outgoing: [[Int]]
    var index: [Int]
    var component: [Int]
    private var low: [Int]
    private var stack: [Int] = []
    private var next = 0
    private var found = 0

    init(outgoing: [[Int]]) {
      self.outgoing = outgoing
      index = Array(repeating: -1, count: outgoing.count)
      low = index
      component = index
    }

    mutating func visit(_ start: Int) {
      var frames: [(vertex: Int, edge: Int)] = []
      enter(start, &frames)
      while let frame = frames.last {
        if frame.edge < outgoing[frame.vertex].count {
          frames[frames.count - 1].edge += 1
          let target = outgoing[frame.vertex][frame.edge]
          if index[target] < 0 {
            enter(target, &frames)
          } else if component[target] < 0 {
            low[frame.vertex] = min(low[frame.vertex], index[target])
          }
        } else {
          frames.removeLast()
          leave(frame.vertex, parent: frames.last?.vertex)
        }
      }
    }

    private mutating func enter(_ vertex: Int, _ frames: inout [(vertex: Int, edge: Int)]) {
      index[vertex] = next
      low[vertex] = next
      next += 1
      stack.append(vertex)
      frames.append((vertex, 0))
    }

    private mutating func leave(_ vertex: Int, parent: Int?) {
      if let parent { low[parent] = min(low[parent], low[vertex]) }
      guard low[vertex] == index[vertex] else { return }
      while let member = stack.popLast() {
        component[member] = found
        if member == vertex { break }
      }
      found += 1
    }
  }
}
