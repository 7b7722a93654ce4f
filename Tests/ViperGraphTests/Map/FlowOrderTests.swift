import Testing

@testable import ViperGraph

struct FlowOrderTests {
  private func rising(_ order: FlowOrder, _ edges: [(from: Int, to: Int)]) -> [String] {
    edges.filter { order.rises(from: $0.from, to: $0.to) }.map { "\($0.from)>\($0.to)" }
  }

  @Test func withoutCyclesNothingRises() {
    let edges = [(from: 3, to: 1), (from: 1, to: 0), (from: 3, to: 0), (from: 0, to: 2)]
    let order = FlowOrder(count: 4, edges: edges)
    #expect(order.sequence == [3, 1, 0, 2])
    #expect(order.levels == [2, 1, 3, 0])
    #expect(rising(order, edges).isEmpty)
  }

  @Test func cycleBeginsAtTheEntry() {
    let edges = [(from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 0)]
    #expect(rising(FlowOrder(count: 3, edges: edges, entries: [1]), edges) == ["0>1"])
    #expect(rising(FlowOrder(count: 3, edges: edges, entries: [2]), edges) == ["1>2"])
  }

  @Test func cycleBeginsWhereItIsEntered() {
    let edges = [(from: 3, to: 1), (from: 0, to: 1), (from: 1, to: 2), (from: 2, to: 0)]
    #expect(rising(FlowOrder(count: 4, edges: edges), edges) == ["0>1"])
  }

  /// A tab bar opens four screens, each of which goes back to it: four edges rise, not those that lead down.
  @Test func asFewEdgesRiseAsPossible() {
    let edges =
      (1...4).flatMap { [(from: 0, to: $0), (from: $0, to: 0)] } + [(from: 1, to: 2), (from: 3, to: 2), (from: 4, to: 3)]
    let order = FlowOrder(count: 5, edges: edges, entries: [0])
    #expect(rising(order, edges) == ["1>0", "2>0", "3>0", "4>0"])
  }

  @Test func loopsAreIgnored() {
    let order = FlowOrder(count: 2, edges: [(from: 0, to: 0), (from: 1, to: 0)])
    #expect(order.sequence == [1, 0])
    #expect(!order.rises(from: 0, to: 0))
  }

  /// No better order of a small graph exists: compared with all orders that begin with the entry.
  @Test(arguments: 0..<40)
  func orderIsNearTheBestOfAll(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % limit
    }
    let edges = (0..<9).map { _ in (from: random(6), to: random(6)) }.filter { $0.from != $0.to }
    let unique = Set(edges.map { [$0.from, $0.to] }).map { (from: $0[0], to: $0[1]) }
    let found = rising(FlowOrder(count: 6, edges: unique), unique).count
    let best = permutations(Array(0..<6)).map { order in
      unique.count { order.firstIndex(of: $0.to)! < order.firstIndex(of: $0.from)! }
    }.min()!
    #expect(found <= best + 1)
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    items.count < 2 ? [items] : items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
  }
}
