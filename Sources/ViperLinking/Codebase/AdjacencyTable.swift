/// An adjacency list in two arrays: the positions of elements grouped by key, such as edges by their source.
///
/// A dictionary of arrays would need an allocation for each key.
package struct AdjacencyTable: Sendable {
  /// The start of each key's group in `positions`, and the end of the last one.
  package let starts: [Int32]
  /// The positions, grouped by key.
  package let positions: [Int32]

  /// - Parameter keys: the key of each position, below `count`.
  package init(count: Int, keys: some Collection<Int>) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for key in keys { starts[key + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    var positions = [Int32](repeating: 0, count: keys.count)
    var next = starts
    for (position, key) in keys.enumerated() {
      positions[Int(next[key])] = Int32(position)
      next[key] += 1
    }
    self.starts = starts
    self.positions = positions
  }

  package subscript(key: Int) -> ArraySlice<Int32> { positions[Int(starts[key])..<Int(starts[key + 1])] }
}
