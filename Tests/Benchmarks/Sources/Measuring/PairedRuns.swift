/// Two things measured in turn, A B A B, so that whatever slows the machine down slows both.
package struct PairedRuns: Sendable {
  package var a: [Sample]
  package var b: [Sample]

  package init(a: [Sample], b: [Sample]) {
    self.a = a
    self.b = b
  }

  package static func measure(
    _ count: Int, _ a: () throws -> Sample, against b: () throws -> Sample
  ) rethrows -> PairedRuns {
    var runs = PairedRuns(a: [], b: [])
    for _ in 0..<count {
      runs.a.append(try a())
      runs.b.append(try b())
    }
    return runs
  }

  /// How many times as long A took as B: the median of the pairs, never the quotient of two medians.
  package var ratio: Double? { zip(a, b).map { $0.seconds / $1.seconds }.median }
}

extension Array where Element == Sample {
  package var seconds: Double? { map(\.seconds).median }
  package var peakMemory: Int { map(\.peakMemory).max() ?? 0 }
}
