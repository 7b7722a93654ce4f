/// Records that are a tree in preorder: each knows where its subtree ends.
enum PreorderTree {
  /// Whether every subtree ends within the one around it, and none stands deeper than the limit.
  static func isSound<Record>(_ records: FactSection<Record>, depth limit: Int, end: (Record) -> UInt32) -> Bool {
    let limit = min(limit, records.count)
    return records.withUnsafeBufferPointer { records in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: limit) { outer in
        // Where the innermost subtree ends, and how many lie around it, whose ends are kept.
        var innermost = UInt32(clamping: records.count)
        var depth = 0
        for index in records.indices {
          while Int(innermost) <= index, depth > 0 {
            depth -= 1
            innermost = outer[depth]
          }
          let end = end(records[index])
          guard Int(end) > index, end <= innermost else { return false }
          guard Int(end) > index + 1 else { continue }
          guard depth < limit else { return false }
          outer[depth] = innermost
          depth += 1
          innermost = end
        }
        return true
      }
    }
  }
}
