import Testing
import ViperLinking
import ViperModel

struct OwnershipGraphTests {
  private func cycles(_ classes: OwnedClasses) -> [[String]] {
    OwnershipGraph(classes.graph).cycles.map { $0.map(classes.text) }
  }

  @Test func findsEachCycleByItself() {
    let classes = OwnedClasses(["A -> B", "B -> A", "B -> C", "C -> D", "D -> C"])
    #expect(cycles(classes) == [["A.p1 B", "B.p2 A"], ["C.p4 D", "D.p5 C"]])
  }

  @Test func weakReferenceClosesNoCycle() { #expect(cycles(OwnedClasses(["A -> B", "B ~> A"])).isEmpty) }

  @Test func slotThatIsEmptiedClosesNoCycle() {
    #expect(cycles(OwnedClasses(["A -> B", "B -> A"], transient: [2])).isEmpty)
  }

  @Test func structClosesNoCycle() { #expect(cycles(OwnedClasses(["A -> B", "B -> A"], structs: ["B"])).isEmpty) }

  @Test func classThatHoldsItselfIsNoCycle() { #expect(cycles(OwnedClasses(["A -> A"])).isEmpty) }

  @Test func subclassHoldsWhatItsBaseStores() {
    let classes = OwnedClasses(["Base -> B", "Middle :> Base", "A :> Middle", "B -> A"])
    #expect(cycles(classes) == [["A.p1 B", "B.p4 A"]])
  }

  /// What the classes hold that inherit the base, by the modules of some of all classes.
  private func heldByHeirs(modules: [String: Int]) -> [String] {
    let graph = OwnedClasses(["Base -> View1/View2", "Router1 :> Base", "Router2 :> Base"], modules: modules).graph
    let held = OwnershipGraph(graph).edges.map { "\(graph.components[$0.from].name) \(graph.components[$0.to].name)" }
    return Set(held).filter { $0.hasPrefix("Router") }.sorted()
  }

  /// Each module fills the property of the base class with its own view.
  @Test func heirOfABaseHoldsThePartsOfItsOwnModule() {
    #expect(heldByHeirs(modules: ["Router1": 1, "Router2": 2, "View1": 1, "View2": 2]) == ["Router1 View1", "Router2 View2"])
    #expect(heldByHeirs(modules: ["Router1": 1, "View1": 1]) == ["Router1 View1", "Router2 View1", "Router2 View2"])
    #expect(heldByHeirs(modules: ["Router1": 1, "Router2": 2]).count == 4)
  }
}
