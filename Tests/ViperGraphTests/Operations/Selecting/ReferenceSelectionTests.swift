import Testing
import ViperGraph
import ViperModel

struct ReferenceSelectionTests {
  private let view = GraphView.made(.component, "A -> B", "A => C", "B ~> A", "C - D")

  @Test(arguments: [
    (GraphView.References.all, ["A B", "A C", "B A", "C D"]), (.ownership, ["A B", "B A"]), (.navigation, ["A C"]),
  ])
  func keepsOneKind(references: GraphView.References, pairs: [String]) {
    #expect(view.keeping(references).pairs == pairs)
    #expect(view.keeping(references).labels == ["A", "B", "C", "D"])
  }

  @Test func dropsWhatIsConnectedNoMore() {
    #expect(view.keeping(.navigation).droppingUnconnected().labels == ["A", "C"])
  }

  @Test func unconnectedStaysWhereItMatters() {
    var view = view.keeping(.navigation)
    view.nodes[1].emphasis = .strong
    view.nodes[3].marks = [GraphView.mark()]
    #expect(view.droppingUnconnected().labels == ["A", "B", "C", "D"])
  }
}
