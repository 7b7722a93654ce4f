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

  /// What another use of a protocol is given says nothing about this one, unless the protocol is the module's own.
  @Test(arguments: [(nil, false), (0, true), (1, false)] as [(Int?, Bool)])
  func drawsToAnotherModulesPartIfThatOwnsTheProtocol(_ owner: Int?, _ isDrawn: Bool) {
    var sample = SampleGraph()
    for module in ["Login", "Home"] { sample.addModule(module) }
    let backed = sample.add("Backed", .view, owner, kind: .protocol)
    let (view, presenter) = (sample.component(named: "LoginViewController")!, sample.component(named: "HomePresenter")!)
    sample.refer(view, backed, .conformance)
    sample.refer(
      sample.component(named: "LoginWireframe")!, backed, .stored, .weak, property: "parent",
      holds: [.init(component: view, certainty: .sure)])
    sample.refer(presenter, backed, .stored, .strong, property: "view")
    let drawn = GraphView.picture(of: sample.graph, level: .component)
    #expect((drawn.edge("HomePresenter", "LoginViewController") != nil) == isDrawn)
    #expect((drawn.edge("HomePresenter", "Backed") == nil) == isDrawn)
  }

  @Test func drawsToTheSoleConformerOfAProtocolOfNoModule() {
    var sample = SampleGraph()
    for module in ["Login", "Home"] { sample.addModule(module) }
    let backed = sample.add("Backed", .view, nil, kind: .protocol)
    let view = sample.component(named: "LoginViewController")!
    sample.refer(
      sample.component(named: "LoginWireframe")!, backed, .stored, .weak, property: "parent",
      holds: [.init(component: view, certainty: .sole)])
    sample.refer(sample.component(named: "HomePresenter")!, backed, .parameter)
    #expect(GraphView.picture(of: sample.graph, level: .component).edge("HomePresenter", "LoginViewController") != nil)
  }

  /// Whatever is behind another module's output, it is no part of that module.
  @Test(arguments: [(["Home"], false), (["Home", "Login"], true), ([], true)] as [([String], Bool)])
  func ownsAnotherModulesProtocolIfItsPartsImplementIt(_ implementers: [String], _ isOwned: Bool) throws {
    var sample = SampleGraph()
    for module in ["Login", "Home", "Pay"] { sample.addModule(module) }
    let output = sample.add("LoginModuleOutput", .delegate, 0, kind: .protocol)
    let base = sample.add("BaseLoginOutput", .delegate, nil, kind: .protocol)
    sample.refer(base, output, .inheritance)
    for name in implementers { sample.refer(sample.component(named: name + "Presenter")!, base, .conformance) }
    sample.refer(sample.component(named: "PayPresenter")!, output, .stored, .strong, property: "output")
    let edge = try #require(GraphView.picture(of: sample.graph, level: .component).edge("PayPresenter", "LoginModuleOutput"))
    #expect((edge.strength == .strong && edge.purpose == .ownership) == isOwned)
  }

  /// A copy of another module's value is used; of one's own module's, it is owned as written.
  @Test func ownsNoCopyOfAnotherModulesValue() throws {
    var sample = SampleGraph()
    for module in ["Login", "Home"] { sample.addModule(module) }
    let model = sample.add("LoginViewModel", .viewModel, 0, kind: .struct)
    for (owner, name) in [("LoginPresenter", "own"), ("HomePresenter", "other")] {
      sample.refer(
        sample.component(named: owner)!, model, .stored, .strong, property: name,
        holds: [.init(component: model, certainty: .sure)], context: .copied)
    }
    let view = GraphView.picture(of: sample.graph, level: .component)
    let (own, other) = (
      try #require(view.edge("LoginPresenter", "LoginViewModel")), try #require(view.edge("HomePresenter", "LoginViewModel"))
    )
    #expect(own.strength == .strong && own.purpose == .ownership)
    #expect(other.strength == nil && other.purpose == .use)
    #expect(GraphView.module(of: sample.graph).edge("Home", "Login")?.purpose == .use)
    #expect(
      GraphView.data(of: sample.graph, level: .module, references: .ownership).edge("Home", "Login") == nil)
    #expect(GraphView.component(of: sample.graph).edge("HomePresenter", "LoginViewModel")?.strength == .strong)
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
