import Testing
import ViperTestSupport

@testable import ViperFacts

/// What targets depend on, in rings or not.
@Suite struct TargetReachTests {
  private func reached(_ direct: [[Int32]]) -> [[Int32]] {
    TargetReach.all(direct).map { bits in (0..<Int32(direct.count)).filter { bits.contains($0) } }
  }

  @Test func ringsReachAllOfThem() {
    #expect(reached([[1], [2], [0, 3], [], [0]]) == [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3], [3], [0, 1, 2, 3, 4]])
    #expect(reached([[0], []]) == [[0], [1]])
  }

  /// A search for each of them would visit a hundred million.
  @Test(.timeLimit(.minutes(60))) func aRingOfTenThousandIsSearchedOnce() {
    let count = 10_000
    let all = TargetReach.all((0..<count).map { target in (1...20).map { Int32((target + $0) % count) } })
    #expect(all.allSatisfy { $0.words == all[0].words })
    #expect((0..<Int32(count)).allSatisfy { all[0].contains($0) })
  }

  @Test(arguments: 0..<50) func isTheSameAsASearchForEach(_ seed: UInt64) {
    var random = SplitMix64(seed: seed, index: 0)
    let count = Int.random(in: 1...12, using: &random)
    let direct = (0..<count).map { _ in
      (0..<Int.random(in: 0...2, using: &random)).map { _ in Int32.random(in: 0..<Int32(count), using: &random) }
    }
    let expected = direct.indices.map { start in
      var (found, open): (Set<Int32>, [Int32]) = ([Int32(start)], [Int32(start)])
      while let next = open.popLast() { for other in direct[Int(next)] where found.insert(other).inserted { open.append(other) } }
      return found.sorted()
    }
    #expect(reached(direct) == expected, "\(direct)")
  }
}
