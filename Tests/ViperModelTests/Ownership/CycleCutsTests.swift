import Testing
import ViperFacts
import ViperLinking
import ViperModel

struct CycleCutsTests {
  private func cuts(
    _ classes: OwnedClasses, largestExact: Int = CycleCuts.largestExact,
    wanted: (Reference) -> [ReferenceStrength] = { _ in [] }
  ) -> [String] {
    CycleCuts(OwnershipGraph(classes.graph), largestExact: largestExact, wanted: wanted).cuts.map { classes.text($0.edge) }
  }

  /// Both ways to choose.
  static let limits = [0, CycleCuts.largestExact]

  @Test(arguments: limits) func cutsWhatTheDialectWantsWeak(limit: Int) {
    let classes = OwnedClasses(["A -> B", "B -> C", "C -> A"])
    #expect(cuts(classes, largestExact: limit) { $0.property == "p2" ? [.weak] : [] } == ["B.p2 C"])
  }

  @Test(arguments: limits) func keepsWhatTheDialectWantsStrong(limit: Int) {
    let classes = OwnedClasses(["A -> B", "B -> A"])
    #expect(cuts(classes, largestExact: limit) { $0.property == "p1" ? [.strong] : [] } == ["B.p2 A"])
  }

  @Test(arguments: limits) func viewIsHeldWeaklyBeforeAllElse(limit: Int) {
    let classes = OwnedClasses(["P -> V", "V -> P"], roles: ["P": .presenter, "V": .view])
    #expect(cuts(classes, largestExact: limit) == ["P.p1 V"])
  }

  @Test(arguments: limits) func presenterHoldsItsCoordinatorWeaklyBeforeThatItsScreen(limit: Int) {
    let classes = OwnedClasses(
      ["C -> V", "V -> P", "P -> C", "C -> P"], roles: ["C": .assembly, "V": .view, "P": .presenter])
    #expect(cuts(classes, largestExact: limit) == ["P.p3 C"])
  }

  /// Each makes the next one anew: no object comes back to itself.
  @Test(arguments: limits, [[1, 2, 3], [1, 2]]) func chainOfFreshObjectsIsNoCycle(limit: Int, fresh: [Int]) {
    let classes = OwnedClasses(["A -> B", "B -> C", "C -> A"], fresh: Set(fresh))
    #expect(cuts(classes, largestExact: limit).isEmpty == (fresh.count == 3))
    #expect(OwnershipGraph(classes.graph).cycles.isEmpty == (fresh.count == 3))
  }

  @Test func oneEdgeThatBreaksAllCyclesIsEnough() {
    let classes = OwnedClasses(["A -> B", "B -> C", "C -> A", "C -> D", "D -> B", "X -> A", "X -> B", "X -> C", "X -> D"])
    #expect(cuts(classes) == ["B.p2 C"])
  }

  @Test(arguments: limits) func inheritedPropertyIsCutOnce(limit: Int) {
    let classes = OwnedClasses(["Base -> X", "A :> Base", "B :> Base", "X -> A", "X -> B"], roles: ["X": .view])
    let edges = CycleCuts(OwnershipGraph(classes.graph), largestExact: limit) { _ in [] }.cuts
    #expect(edges.map(\.edge.reference.property) == ["p1"])
  }

  @Test(arguments: limits, 1...20) func leavesNoCycleAndShowsAWholeOneForEachCut(limit: Int, seed: Int) {
    let classes = Self.tangle(12, degree: 3, seed: UInt64(seed))
    let ownership = OwnershipGraph(classes.graph)
    let cuts = CycleCuts(ownership, largestExact: limit) { _ in [] }.cuts
    expectCycles(cuts)
    expectNoneLeft(in: classes, after: cuts)
  }

  @Test(arguments: limits, 1...10) func orderAndNamesOfFilesHaveNoSay(limit: Int, seed: Int) {
    let classes = Self.tangle(10, degree: 3, seed: UInt64(seed))
    var moved = classes.graph
    moved.references = classes.graph.references.reversed().enumerated().map { number, reference in
      Reference(
        from: reference.from, to: reference.to, kind: reference.kind, strength: reference.strength, property: reference.property,
        range: SourceRange(file: "Z\(number).swift", line: 1, column: 1, endLine: 1, endColumn: 2), holds: reference.holds)
    }
    let cuts = [classes.graph, moved].map { graph in
      Set(CycleCuts(OwnershipGraph(graph), largestExact: limit) { _ in [] }.cuts.map { classes.text($0.edge) })
    }
    #expect(cuts[0] == cuts[1])
  }

  /// Edge by edge this would take minutes.
  @Test func largeTangleIsCutInOneWalk() {
    let classes = Self.tangle(1500, degree: 3, seed: 7)
    let cuts = CycleCuts(OwnershipGraph(classes.graph)) { _ in [] }.cuts
    #expect(cuts.count < 1500)
    expectCycles(cuts)
    expectNoneLeft(in: classes, after: cuts)
  }

  @Test func longRingIsCutOnce() {
    let classes = OwnedClasses((0..<10_000).map { "C\($0) -> C\(($0 + 1) % 10_000)" })
    let cuts = CycleCuts(OwnershipGraph(classes.graph)) { _ in [] }.cuts
    #expect(cuts.map(\.cycle.count) == [10_000])
  }

  private func expectCycles(_ cuts: [CycleCuts.Cut]) {
    for cut in cuts {
      #expect(cut.cycle.first?.reference === cut.edge.reference)
      let next = cut.cycle.dropFirst() + cut.cycle.prefix(1)
      #expect(zip(cut.cycle, next).allSatisfy { $0.to == $1.from })
      #expect(Set(cut.cycle.map(\.from)).count == cut.cycle.count)
    }
  }

  private func expectNoneLeft(in classes: OwnedClasses, after cuts: [CycleCuts.Cut]) {
    let removed = Set(cuts.map(\.edge.reference.range))
    var left = classes.graph
    left.references.removeAll { removed.contains($0.range) }
    #expect(OwnershipGraph(left).cycles.isEmpty)
  }

  /// So many classes, each with some strong references.
  private static func tangle(_ count: Int, degree: Int, seed: UInt64) -> OwnedClasses {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return OwnedClasses((0..<count).flatMap { from in (0..<degree).map { _ in "C\(from) -> C\(next())" } })
  }
}
