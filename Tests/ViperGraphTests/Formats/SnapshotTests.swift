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

  @Test(arguments: ["small", "roles"], GraphView.Level.allCases)
  func writesMermaid(sample: String, level: GraphView.Level) throws {
    let view = try Self.picture(sample, level)
    try Snapshot.check(MermaidFormat(title: sample).text(of: view), "\(sample)-\(level).mmd")
  }

  @Test(arguments: ["small", "roles"])
  func writesTables(sample: String) throws {
    let (graph, marks) = try #require(Self.samples[sample])
    try Snapshot.check(CSVFormat().text(of: .component(of: graph, marks: marks)), "\(sample)-component.csv")
    try Snapshot.check(CSVFormat().text(of: .module(of: graph, marks: marks)), "\(sample)-module.csv")
  }

  @Test func writesLinks() throws {
    let view = try Self.picture("small", .component)
    let links = try SourceLinks("https://host/app/blob/main/{path}#L{line}", basePath: "/home/app")
    try Snapshot.check(DOTFormat(title: "small", links: links).text(of: view), "small-links.dot")
    try Snapshot.check(MermaidFormat(title: "small", links: links).text(of: view), "small-links.mmd")
  }

  private static func picture(_ sample: String, _ level: GraphView.Level) throws -> GraphView {
    let (graph, marks) = try #require(samples[sample])
    return .picture(of: graph, level: level, marks: marks)
  }
}
