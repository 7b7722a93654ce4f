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

  @Test(arguments: limits) func cycleOfLinksThatTheDialectWantsStrongIsShownOnceAtItsFirstPlace(limit: Int) {
    let classes = OwnedClasses(["B -> C", "A -> B", "C -> A", "C -> D", "D -> C"])
    let cuts = CycleCuts(OwnershipGraph(classes.graph), largestExact: limit) {
      $0.property == "p5" ? [] : [.strong]
    }.cuts
    #expect(cuts.map { classes.text($0.edge) } == ["A.p2 B", "D.p5 C"])
    #expect(cuts.map(\.isWanted) == [true, false])
  }

  @Test func choiceInLargeTangleIsSaidToBeApproximate() {
    let classes = OwnedClasses((0..<7).flatMap { from in (0..<4).map { "C\(from) -> C\((from + $0 + 1) % 7)" } })
    #expect(CycleCuts(OwnershipGraph(classes.graph)) { _ in [] }.cuts.allSatisfy { $0.tangle == 28 })
    let small = OwnedClasses(["A -> B", "B -> A"])
    #expect(CycleCuts(OwnershipGraph(small.graph)) { _ in [] }.cuts.map(\.tangle) == [nil])
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

  /// Each of two links may be weak, but not both: together they are all that keeps the target.
  @Test func linksThatTogetherKeepTheirTargetAreNotBothWeakened() {
    let classes = OwnedClasses(["A -> T", "B -> T", "T -> A", "T -> B", "X -> A", "X -> B"])
    #expect(cuts(classes) == ["A.p1 T", "T.p4 B"])
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
    let classes = OwnedClasses.tangle(10, degree: 2, seed: UInt64(seed))
    let ownership = OwnershipGraph(classes.graph)
    let cuts = CycleCuts(ownership, largestExact: limit) { _ in [] }.cuts
    expectCycles(cuts)
    expectNoneLeft(in: classes, after: cuts)
  }

  @Test(arguments: limits, 1...10) func orderAndNamesOfFilesHaveNoSay(limit: Int, seed: Int) {
    let classes = OwnedClasses.tangle(10, degree: 2, seed: UInt64(seed))
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
    let classes = OwnedClasses.tangle(1500, degree: 3, seed: 7)
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
}
