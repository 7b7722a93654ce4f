/// Positions without Graphviz: columns from left to right by what leads to what, each sorted by where its neighbours stand.
package struct LayeredLayout: Sendable {
  private static let sweeps = 6
  /// A column with more boxes is cut into several.
  private static let tallest = 40

  private let task: PageLayoutTask
  private var columns: [[Int]]
  private var neighbours: [Int: [Int]] = [:]

  package init(_ task: PageLayoutTask) {
    self.task = task
    let depths = Self.depths(task)
    let last = task.connected.map { depths[$0] }.max() ?? 0
    columns = Array(repeating: [], count: last + 1)
    for box in task.connected { columns[depths[box]].append(box) }
    for line in task.lines {
      neighbours[line.from, default: []].append(line.to)
      neighbours[line.to, default: []].append(line.from)
    }
    for _ in 0..<Self.sweeps { sortByNeighbours() }
  }

  /// The longest way to each box, ways back left out.
  private static func depths(_ task: PageLayoutTask) -> [Int] {
    var order = LineOrder(count: task.sizes.count, task.lines.filter(\.pulls).map { ($0.from, $0.to) })
    var depths = Array(repeating: 0, count: task.sizes.count)
    for box in order.sorted() {
      for next in order.forward[box] { depths[next] = max(depths[next], depths[box] + 1) }
    }
    return depths
  }

  private mutating func sortByNeighbours() {
    var heights = Array(repeating: 0.0, count: task.sizes.count)
    for column in columns {
      for (row, box) in column.enumerated() { heights[box] = Double(row) - Double(column.count) / 2 }
    }
    for index in columns.indices {
      let means = Dictionary(uniqueKeysWithValues: columns[index].map { ($0, mean(of: $0, heights)) })
      columns[index].sort { (means[$0]!, $0) < (means[$1]!, $1) }
    }
  }

  private func mean(of box: Int, _ heights: [Double]) -> Double {
    let others = neighbours[box] ?? []
    return others.isEmpty ? heights[box] : others.reduce(0) { $0 + heights[$1] } / Double(others.count)
  }

  /// The middles of the connected boxes.
  package var places: [PageLayout.Place] {
    var found: [Int: PageLayout.Place] = [:]
    var x = 0
    let row = PageLayoutTask.height + PageLayoutTask.gap
    let cut = columns.flatMap { column in
      stride(from: 0, to: column.count, by: Self.tallest).map { Array(column[$0..<min($0 + Self.tallest, column.count)]) }
    }
    let tallest = cut.map(\.count).max() ?? 0
    for column in cut {
      let width = column.map { task.sizes[$0].width }.max() ?? 0
      for (index, box) in column.enumerated() {
        found[box] = PageLayout.Place(x: x + width / 2, y: (tallest - column.count) * row / 2 + index * row + row / 2)
      }
      x += width + 4 * PageLayoutTask.gap
    }
    return task.connected.map { found[$0]! }
  }
}

/// An order in which every line runs forward, but for those that close a circle, which are left out.
private struct LineOrder {
  private var outgoing: [[Int]]
  private(set) var forward: [[Int]]

  init(count: Int, _ lines: [(Int, Int)]) {
    outgoing = Array(repeating: [], count: count)
    forward = outgoing
    for (from, to) in lines { outgoing[from].append(to) }
  }

  /// Depth first, with a stack of its own: a chain of thousands is no recursion.
  mutating func sorted() -> [Int] {
    var finished: [Int] = []
    var state = outgoing.map { _ in 0 }
    for start in outgoing.indices where state[start] == 0 {
      var stack = [(box: start, next: 0)]
      state[start] = 1
      while let (box, next) = stack.last {
        guard next < outgoing[box].count else {
          state[box] = 2
          finished.append(box)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = outgoing[box][next]
        if state[target] != 1 { forward[box].append(target) }
        if state[target] == 0 {
          state[target] = 1
          stack.append((target, 0))
        }
      }
    }
    return finished.reversed()
  }
}
