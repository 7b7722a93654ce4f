import Testing
import ViperGraph

struct DeterminismTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>, GraphView.Level.allCases)
  func orderOfInputDoesNotShow(seed: UInt64, level: GraphView.Level) {
    let (graph, marks) = SampleGraph.large(modules: 14)
    let other = graph.shuffled(seed: seed)
    let format = DOTFormat(title: "App")
    #expect(
      format.text(of: .picture(of: graph, level: level, marks: marks))
        == format.text(of: .picture(of: other, level: level, marks: marks.reversed())))
    #expect(JSONFormat().text(of: .component(of: graph)) == JSONFormat().text(of: .component(of: other)))
    #expect(JSONFormat().text(of: .module(of: graph)) == JSONFormat().text(of: .module(of: other)))
  }
}
