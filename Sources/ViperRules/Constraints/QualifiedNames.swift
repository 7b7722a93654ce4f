import ViperLinking
internal import ViperText

/// Qualified names, as bytes in one array and by their first and last ones, since each is asked by many patterns.
struct QualifiedNames: Sendable {
  /// A name as a pattern may have it: whole, or its last part, as `Row` of `Login.Row`; or one of what is around it.
  private struct Spelling {
    var name: Int
    var start: Int
    var end: Int
  }

  private let count: Int
  private let bytes: [UInt8]
  private let spellings: [Spelling]
  private let byFirst: AdjacencyTable
  private let byLast: AdjacencyTable

  /// - Parameters:
  ///   - names: empty for what has none, and what no pattern fits.
  ///   - includesOuter: whether the name of a type also stands for what is nested in it.
  init(_ names: some Sequence<String>, includesOuter: Bool = false) {
    var bytes: [UInt8] = []
    var spellings: [Spelling] = []
    var count = 0
    for name in names {
      let start = bytes.count
      bytes += name.utf8
      var end = bytes.count
      while start < end {
        let dot = bytes[start..<end].lastIndex(of: UInt8(ascii: "."))
        spellings.append(Spelling(name: count, start: start, end: end))
        if let dot, dot + 1 < end { spellings.append(Spelling(name: count, start: dot + 1, end: end)) }
        end = includesOuter ? dot ?? start : start
      }
      count += 1
    }
    (self.count, self.bytes, self.spellings) = (count, bytes, spellings)
    byFirst = AdjacencyTable(count: 256, keys: spellings.map { Int(bytes[$0.start]) })
    byLast = AdjacencyTable(count: 256, keys: spellings.map { Int(bytes[$0.end - 1]) })
  }

  /// By name, whether one of the patterns matches it, qualified or not.
  func fitting(_ patterns: [Wildcard]) -> [Bool] {
    var found = Array(repeating: false, count: count)
    bytes.withUnsafeBufferPointer { bytes in
      for pattern in patterns {
        func check(_ spelling: Spelling) {
          if !found[spelling.name] {
            found[spelling.name] = pattern.matches(utf8: UnsafeBufferPointer(rebasing: bytes[spelling.start..<spelling.end]))
          }
        }
        if let first = pattern.firstByte {
          for number in byFirst[Int(first)] { check(spellings[Int(number)]) }
        } else if let last = pattern.lastByte {
          for number in byLast[Int(last)] { check(spellings[Int(number)]) }
        } else {
          spellings.forEach(check)
        }
      }
    }
    return found
  }
}
