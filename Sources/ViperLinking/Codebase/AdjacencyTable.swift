/// Positions by a number that each of them has, such as the node that an edge begins at, in order: two arrays, where a dictionary
/// of arrays would cost one for each number.
package struct AdjacencyTable: Sendable {
  /// Where those of each number begin in `positions`, and where the last ones end.
  package let starts: [Int32]
  /// Those of the first number, of the second one and so on.
  package let positions: [Int32]

  /// - Parameter keys: by position, the number, below `count`.
  package init(count: Int, keys: [Int]) {
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
