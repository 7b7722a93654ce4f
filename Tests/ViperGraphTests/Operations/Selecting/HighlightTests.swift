import Testing
import ViperGraph

struct HighlightTests {
  private let view = GraphView.made(.module, "A -> B", "B -> C", "C -> D").highlighting(["A", "B"])

  @Test func namedNodesStandOutAndOthersStepBack() {
    #expect(view.nodes.map(\.emphasis) == [.strong, .strong, .faded, .faded])
    #expect(view.edges.map(\.emphasis) == [.strong, .normal, .faded])
  }

  @Test func nothingIsLeftOut() { #expect(view.labels == ["A", "B", "C", "D"]) }

  @Test func pictureShowsIt() {
    let lines = DOTFormat(title: "").text(of: view).split(separator: "\n")
    #expect(lines.contains { $0.contains("\"A\" [") && $0.contains("penwidth=3.5") })
    #expect(lines.contains { $0.contains("\"D\" [") && $0.contains("#DDE1E5") })
  }
}
