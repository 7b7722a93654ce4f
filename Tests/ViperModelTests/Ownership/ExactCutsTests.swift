import Testing
import ViperFacts
import ViperLinking
import ViperModel

/// The best cuts against all sets of properties.
struct ExactCutsTests {
  /// What each property is wanted to be, by its number: a third weak, a fifth strong, the others anything.
  private static func wanted(_ reference: Reference) -> [ReferenceStrength] {
    let number = Int(reference.property?.dropFirst() ?? "") ?? 0
    return number % 5 == 1 ? [.strong] : number % 3 == 0 ? [.weak] : []
  }

  @Test(arguments: 1...60) func noOtherSetOfPropertiesIsBetter(seed: Int) {
    // An object outside holds all, so that none is lost.
    let tangle = OwnedClasses.tangleLines(5 + seed % 3, degree: 2, seed: UInt64(seed))
    let owners = Set(tangle.flatMap { $0.split(separator: " ").map(String.init) }).subtracting(["->"]).sorted()
    let classes = OwnedClasses(tangle + owners.map { "X -> \($0)" })
    let ownership = OwnershipGraph(classes.graph)
    let cyclic = ownership.cycles.joined()
    #expect(cyclic.count <= 16)

    let chosen = CycleCuts(ownership, wanted: Self.wanted).cuts.filter { !$0.isWanted }.map(\.edge)
    let best = Self.leastByTrial(Array(cyclic))
    #expect(chosen.count == best.count)
    #expect(chosen.count { Self.wanted($0.reference) == [.weak] } == best.wantedWeak)
  }

  /// The size of the smallest set that breaks each cycle in which something may be weak, and the most that it can have of what is
  /// wanted weak.
  private static func leastByTrial(_ edges: [OwnershipGraph.Edge]) -> (count: Int, wantedWeak: Int) {
    let free = edges.indices.filter { wanted(edges[$0].reference) != [.strong] }
    var best = (count: Int.max, wantedWeak: 0)
    for set in 0..<(1 << free.count) where set.nonzeroBitCount <= best.count {
      let cut = Set(free.indices.filter { set & 1 << $0 != 0 }.map { free[$0] })
      let left = edges.indices.filter { !cut.contains($0) }.map { edges[$0] }
      guard !left.contains(where: { wanted($0.reference) != [.strong] && isOnCycle($0, left) }) else { continue }
      let weak = cut.count { wanted(edges[$0].reference) == [.weak] }
      if cut.count < best.count || weak > best.wantedWeak { best = (cut.count, weak) }
    }
    return best
  }

  private static func isOnCycle(_ edge: OwnershipGraph.Edge, _ edges: [OwnershipGraph.Edge]) -> Bool {
    var reached: Set = [edge.to]
    var grew = true
    while grew {
      grew = false
      for next in edges where reached.contains(next.from) && reached.insert(next.to).inserted { grew = true }
    }
    return reached.contains(edge.from)
  }
}
