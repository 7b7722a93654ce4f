import Testing
import ViperGraph

/// What is written for small graphs, to the letter.
struct SnapshotTests {
  private static let samples = ["small": SampleGraph.small, "roles": SampleGraph.roles]

  @Test(arguments: ["small", "roles"], GraphView.Level.allCases)
  func writesDOT(sample: String, level: GraphView.Level) throws {
    let (graph, marks) = try #require(Self.samples[sample])
    let view = GraphView.picture(of: graph, level: level, marks: marks)
    try Snapshot.check(DOTFormat(title: sample).text(of: view), "\(sample)-\(level).dot")
  }

  @Test(arguments: ["small", "roles"])
  func writesJSON(sample: String) throws {
    let (graph, marks) = try #require(Self.samples[sample])
    try Snapshot.check(JSONFormat().text(of: .component(of: graph, marks: marks)), "\(sample)-component.json")
    try Snapshot.check(JSONFormat().text(of: .module(of: graph, marks: marks)), "\(sample)-module.json")
  }
}
