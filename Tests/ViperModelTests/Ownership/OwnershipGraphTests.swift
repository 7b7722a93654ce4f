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
}
