import Testing
import ViperGraph
import ViperModel

struct FindingSelectionTests {
  @Test func keepsMarkedReferencesWithTheirEnds() {
    var view = GraphView.made(.component, "A -> B", "B -> C", "C -> D", "E")
    view.edges[1].marks = [GraphView.mark()]
    view.nodes[4].marks = [GraphView.mark(.info)]
    let left = view.keepingFindings()
    #expect(left.labels == ["B", "C", "E"])
    #expect(left.pairs == ["B C"])
  }

  @Test func modulesWithFindingsKeepTheirReferences() {
    var view = GraphView.made(.module, "A -> B", "B -> C")
    view.nodes[0].marks = [GraphView.mark()]
    view.nodes[1].marks = [GraphView.mark()]
    #expect(view.keepingFindings().pairs == ["A B"])
  }

  @Test func nothingFoundLeavesNothing() {
    #expect(GraphView.made(.component, "A -> B").keepingFindings().nodes.isEmpty)
  }
}
