import Testing
import ViperGraph
import ViperModel

struct MetricsFormatTests {
  private let graph = SampleGraph.small.graph
  private let marks = SampleGraph.small.marks

  @Test func tableIsWrittenToTheLetter() throws {
    let csv = MetricsCSV(MetricsTables(of: graph, marks: marks))
    try Snapshot.check(csv.text(of: .component(of: graph, marks: marks)), "small-metrics.csv")
    try Snapshot.check(csv.text(of: .module(of: graph, marks: marks)), "small-module-metrics.csv")
  }

  @Test func dataGetsAnObjectForEach() throws {
    let format = JSONFormat(metrics: MetricsTables(of: graph, marks: marks))
    try Snapshot.check(format.text(of: .component(of: graph, marks: marks)), "small-component-metrics.json")
    try Snapshot.check(format.text(of: .module(of: graph, marks: marks)), "small-module-metrics.json")
  }

  @Test func formulasAndSeparatorsStayText() {
    var sample = SampleGraph()
    sample.addModule("=A,\"B\"")
    let text = MetricsCSV(MetricsTables(of: sample.graph)).text(of: .module(of: sample.graph))
    #expect(text.contains("module,\"'=A,\"\"B\"\"\","))
  }

  @Test func sizeAndColourAreDrawn() throws {
    let view = GraphView.module(of: graph, marks: marks)
    let measured = view.measuring(
      size: .components, colour: .instability, by: MetricsTable(of: graph, level: .module, marks: marks))
    try Snapshot.check(DOTFormat(title: "small").text(of: measured), "small-measured.dot")
  }
}
