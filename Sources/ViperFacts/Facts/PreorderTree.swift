/// The validation of trees in preorder.
enum PreorderTree {
  /// Whether every subtree ends within its parent's, and none is nested deeper than the limit.
  ///
  /// The ends of subtrees are counted per position, which takes linear time without branching on how many end at one place.
  static func isSound<Record>(_ records: FactSection<Record>, depth limit: Int, end: (Record) -> UInt32) -> Bool {
    let limit = min(limit, records.count)
    precondition(limit <= Int(UInt16.max), "as many subtrees may end at one place")
    return records.withUnsafeBufferPointer { records in
      withZeros(UInt16.self, records.count + 1) { endings in
        // The ends of the subtrees around the current record, by depth; the last is the innermost.
        withZeros(UInt32.self, limit + 2) { around in
          var depth = 0
          around[0] = UInt32(clamping: records.count)
          for index in records.indices {
            depth -= Int(endings[index])
            let end = end(records[index])
            guard Int(end) > index, end <= around[depth] else { return false }
            let inner: UInt16 = Int(end) > index + 1 ? 1 : 0
            around[depth + 1] = end
            endings[Int(end)] += inner
            depth += Int(inner)
            guard depth <= limit else { return false }
          }
          return true
        }
      }
    }
  }

  private static func withZeros<Number: FixedWidthInteger, Result>(
    _: Number.Type, _ count: Int, _ body: (UnsafeMutableBufferPointer<Number>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Number.self, capacity: count) { numbers in
      numbers.initialize(repeating: 0)
      return body(numbers)
    }
  }
}
