import Testing
import ViperGraph

struct MeasuringTests {
  private func view() -> GraphView {
    var view = GraphView.made(.module, "A -> B", "C -> B")
    view.nodes[0].lines = 50
    return view
  }

  @Test func comparesWithTheLargest() {
    let measured = view().measuring(size: .lines, colour: .fanIn, by: MetricsTable(of: view()))
    #expect(measured.nodes.map(\.measure.size) == [0.5, 1, 1])
    #expect(measured.nodes.map(\.measure.heat) == [0, 1, 0])
    #expect(measured.nodes[1].measure.texts == ["100 lines", "fan-in 2"])
    #expect(measured.measures == ["size: lines up to 100", "darker: fan-in up to 2"])
  }

  @Test func showsTheWholeCodeBaseInAPart() {
    let part = view().excluding(["C"]).measuring(size: nil, colour: .fanIn, by: MetricsTable(of: view()))
    #expect(part.nodes.map(\.measure.texts) == [["fan-in 0"], ["fan-in 2"]])
  }

  @Test func whatIsNotInTheTableIsMeasuredHere() {
    let collapsed = GraphView.Collapse("[AC]").applied(to: view())
    #expect(collapsed.labels == ["A", "B", "C"])
    let folder = GraphView.Collapse("*").applied(to: view()).measuring(
      size: .components, colour: nil, by: MetricsTable(of: view()))
    #expect(folder.nodes.map(\.measure.texts) == [["12 components"]])
  }

  @Test func noMetricChangesNothing() {
    #expect(view().measuring(size: nil, colour: nil, by: MetricsTable(of: view())) == view())
  }
}
