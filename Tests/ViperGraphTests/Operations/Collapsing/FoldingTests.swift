import Testing
import ViperGraph
import ViperLinking
import ViperModel

struct FoldingTests {
  @Test func drawsToWhatStandsBehindAProtocol() throws {
    var sample = SampleGraph()
    sample.addModule("Login")
    let view = GraphView.picture(of: sample.graph, level: .component)
    #expect(view.nodes.map(\.label) == ["LoginInteractor", "LoginPresenter", "LoginViewController", "LoginWireframe"])
    let edge = try #require(view.edge("LoginPresenter", "LoginViewController"))
    #expect(edge.interface == "LoginViewControllerInterface")
    #expect(edge.strength == .weak)
  }

  @Test func keepsProtocolThatNothingStandsBehind() {
    let view = GraphView.picture(of: SampleGraph.roles.graph, level: .component)
    #expect(view.edge("ListPresenter", "ListModuleOutput") != nil)
  }

  @Test func doubtfulHolderIsNoHolder() {
    var sample = SampleGraph()
    sample.addModule("Login")
    let output = sample.add("Output", .delegate, 0, kind: .protocol)
    let presenter = sample.component(named: "LoginPresenter")!
    let view = sample.component(named: "LoginViewController")!
    sample.refer(presenter, output, .stored, .weak, property: "output", holds: [.init(component: view, certainty: .may)])
    #expect(GraphView.picture(of: sample.graph, level: .component).edge("LoginPresenter", "Output") != nil)
  }

  @Test func drawsParametersToTheOnlyHolderToo() {
    var sample = SampleGraph()
    sample.addModule("Login")
    let builder = sample.add("Builder", .assembly, 0)
    sample.refer(builder, sample.component(named: "LoginPresenterInterface")!, .parameter)
    #expect(GraphView.picture(of: sample.graph, level: .component).edge("Builder", "LoginPresenter") != nil)
  }

  @Test func dataFoldsNothing() {
    let (graph, marks) = SampleGraph.small
    let view = GraphView.component(of: graph, marks: marks)
    #expect(view.nodes.count == graph.components.count)
    #expect(view.edges.count == graph.references.count)
    #expect(view.edge("LoginPresenter", "LoginViewControllerInterface")?.strength == .weak)
  }

  @Test func strongestOfParallelEdgesWins() {
    var sample = SampleGraph()
    let owner = sample.add("Owner", .presenter, nil)
    let owned = sample.add("Owned", .view, nil)
    sample.refer(owner, owned, .parameter)
    sample.refer(owner, owned, .stored, .weak, property: "weakly")
    sample.refer(owner, owned, .stored, .strong, property: "strongly")
    let view = GraphView.picture(of: sample.graph, level: .component)
    #expect(view.edges.map(\.property) == ["strongly"])
    #expect(view.edges.map(\.count) == [3])
  }

  @Test func modulesKnowEachOtherThroughProtocols() throws {
    let view = GraphView.module(of: SampleGraph.small.graph)
    #expect(view.nodes.map(\.label) == ["Details", "Home", "Login"])
    #expect(try #require(view.edge("Login", "Home")).purpose == .navigation)
    #expect(try #require(view.edge("Details", "Home")).strength == .weak)
  }

  @Test func largeCodeBasesAreShownByModule() {
    #expect(GraphView.Level.suited(to: SampleGraph.small.graph) == .component)
    #expect(GraphView.Level.suited(to: SampleGraph.large(modules: 20).graph) == .module)
  }
}

extension GraphView {
  func edge(_ from: String, _ to: String) -> Edge? {
    edges.first { nodes[$0.from].label == from && nodes[$0.to].label == to }
  }
}
