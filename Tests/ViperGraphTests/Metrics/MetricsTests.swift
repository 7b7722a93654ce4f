import Testing
import ViperGraph
import ViperModel

struct MetricsTests {
  /// Start leads to A and C; A holds B, and B holds A weakly; D is unconnected.
  private let table = MetricsTable(of: .made(.module, "Start => A", "A -> B", "B ~> A", "Start => C", "A - C", "D", "A -> A"))

  private func metrics(_ id: String) throws -> GraphView.Metrics { try #require(table[id]) }

  @Test(arguments: [("Start", 0, 2), ("A", 2, 2), ("B", 1, 1), ("C", 2, 0), ("D", 0, 0)])
  func countsOthersOnEitherSide(id: String, fanIn: Int, fanOut: Int) throws {
    #expect(try metrics(id).fanIn == fanIn)
    #expect(try metrics(id).fanOut == fanOut)
  }

  @Test(arguments: [("Start", 1.0), ("A", 0.5), ("C", 0)])
  func instabilityIsTheShareOfWhatItDependsOn(id: String, instability: Double) throws {
    #expect(try metrics(id).instability == instability)
  }

  @Test func whatStandsAloneHasNoInstability() throws { #expect(try metrics("D").instability == nil) }

  @Test(arguments: [("Start", 0), ("A", 1), ("B", 2), ("C", 1), ("D", 0)])
  func distanceCountsFromTheNearestRoot(id: String, distance: Int) throws { #expect(try metrics(id).distance == distance) }

  @Test func rootsInACircleAreRootsTogether() {
    let table = MetricsTable(of: .made(.module, "A => B", "B => A", "B => C", "X ~> A"))
    #expect(["A", "B", "C", "X"].map { table[$0]?.distance } == [0, 0, 1, 0])
  }

  @Test func circlesHaveANumberAndASize() {
    let table = MetricsTable(of: .made(.module, "X -> A", "A -> B", "B -> A", "C -> D", "D -> E", "E -> C"))
    #expect(["X", "A", "B", "C", "D", "E"].map { table[$0]?.circle } == [nil, 1, 1, 2, 2, 2])
    #expect(["X", "A", "C"].map { table[$0]?.circleSize } == [1, 2, 3])
  }

  @Test func findingsOfReferencesCountWhereTheyStart() {
    var view = GraphView.made(.component, "A -> B")
    view.edges[0].marks = [GraphView.mark()]
    view.nodes[0].marks = [GraphView.mark(.warning)]
    let table = MetricsTable(of: view)
    #expect(table["A"]?.findings == 2)
    #expect(table["B"]?.findings == 0)
  }

  @Test func protocolCountsAsWhatStandsBehindIt() throws {
    let graph = SampleGraph.small.graph
    let table = MetricsTable(of: graph, level: .component, marks: [])
    let presenter = try #require(graph.components.first { $0.name == "LoginPresenter" })
    let interface = try #require(graph.components.first { $0.name == "LoginPresenterInterface" })
    // The view and the wireframe know it; it knows the view, the interactor and the wireframe.
    #expect(table[presenter.key]?.fanIn == 2)
    #expect(table[presenter.key]?.fanOut == 3)
    #expect(table[interface.key] == nil)
  }
}
