import Testing
import ViperGraph

struct ExclusionTests {
  private let view = GraphView.made(.module, "A -> B", "B -> C", "A -> C")

  @Test func excludingTakesReferencesAlong() {
    let left = view.excluding(["B"])
    #expect(left.labels == ["A", "C"])
    #expect(left.pairs == ["A C"])
  }

  @Test func includingLeavesOnlyWhatIsNamed() {
    let left = view.including(["A", "B"])
    #expect(left.labels == ["A", "B"])
    #expect(left.pairs == ["A B"])
  }

  @Test func emptyBoxesVanish() {
    var view = GraphView.picture(of: SampleGraph.small.graph, level: .component)
    let login = view.nodes(named: "Login")
    view = view.including(login).droppingEmptyClusters()
    #expect(view.clusters.map(\.name) == ["Login"])
    #expect(view.nodes.allSatisfy { $0.cluster == 0 })
  }
}
