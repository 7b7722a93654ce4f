import Testing
import ViperGraph

struct ReachTests {
  private let view = GraphView.made(.module, "A -> B", "B => C", "C ~> B", "D -> C", "C - E", "F")

  @Test func reachesLooksBack() {
    #expect(view.reaching(["C"]).labels == ["A", "B", "C", "D"])
    #expect(view.reaching(["A"]).labels == ["A"])
  }

  @Test func reachedLooksOn() {
    #expect(view.reached(from: ["B"]).labels == ["B", "C", "E"])
    #expect(view.reached(from: ["F"]).labels == ["F"])
  }

  @Test func keepsAllReferencesBetweenThem() {
    #expect(view.reached(from: ["B"]).pairs == ["B C", "C B", "C E"])
  }
}
