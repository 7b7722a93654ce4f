import Testing
import ViperGraph
import ViperLinking
import ViperModel

struct CollapseTests {
  private func view(_ modules: [(name: String, path: String)], root: String = ".") -> GraphView {
    let edges = modules.indices.dropFirst().map {
      GraphView.Edge(from: $0 - 1, to: $0, kind: .stored, strength: .strong, purpose: .ownership, file: "F", line: $0)
    }
    return GraphView(
      level: .module, nodes: modules.map { GraphView.moduleNode($0.name, path: $0.path, root: root) }, edges: edges)
  }

  /// The strong references between modules A, with `Base` and `a`, and B, with `Heir` and `b`.
  private func ownership(_ lines: String, _ more: String) -> [String] {
    var view = GraphView.made(.component, lines, more, "a", "Heir", "Base", "b")
    view.clusters = ["A", "B"].map { GraphView.Cluster(name: $0, dialect: "", path: $0, root: ".", components: 2) }
    for node in view.nodes.indices { view.nodes[node].cluster = ["Base", "a"].contains(view.nodes[node].label) ? 0 : 1 }
    let modules = view.collapsingModules()
    return modules.edges.filter { $0.purpose == .ownership }.map {
      "\(modules.nodes[$0.from].label) \(modules.nodes[$0.to].label)"
    }
  }

  @Test func whatABaseHoldsInAnHeirIsTheHeirs() {
    #expect(ownership("Base -> b", "Heir :> Base") == [])
    #expect(ownership("Base -> b", "a") == ["A B"])
    #expect(ownership("a -> b", "Heir :> Base") == ["A B"])
  }

  @Test func packageTargetsLieInSources() {
    let view = view([("A", "Sources/Shop/A"), ("B", "Sources/Shop/B"), ("C", "Sources/Bank/C"), ("D", "Sources/Bank/D")])
    let collapsed = GraphView.Collapse.target.applied(to: view)
    #expect(collapsed.labels == ["Shop", "Bank"])
    #expect(collapsed.pairs == ["Shop Bank"])
    #expect(collapsed.nodes[0].lines == 200)
  }

  @Test func packagesInAnAppHaveTheirOwnSources() {
    let view = view([("A", "Packages/Shop/Sources/UI/A"), ("B", "Packages/Shop/Sources/UI/B")], root: "Packages/Shop")
    #expect(view.collapsingTargets().nodes.map(\.file) == ["Packages/Shop/Sources/UI"])
  }

  @Test func sourcesInsideATargetBelongToIt() {
    let view = view([("A", "Targets/App/Sources/A"), ("B", "Targets/App/Sources/B")])
    #expect(view.collapsingTargets().nodes.map(\.file) == ["Targets/App"])
  }

  @Test func projectTargetsLieAtTheTop() {
    let view = view([("A", "x/App/Modules/A"), ("B", "x/App/Common/B"), ("W", "x/Watch/W")], root: "x")
    #expect(view.collapsingTargets().labels == ["App", "W"])
  }

  @Test func absoluteRootsMatchToo() {
    let view = view([("A", "tmp/x/App/A"), ("B", "tmp/x/App/B/C")], root: "/tmp/x")
    #expect(view.collapsingTargets().nodes.map(\.file) == ["tmp/x/App"])
  }

  @Test func patternMakesOneNode() throws {
    let collapsed = GraphView.Collapse("Login*").applied(to: view([("LoginA", "M/A"), ("Home", "M/H"), ("LoginB", "M/B")]))
    #expect(collapsed.labels == ["Login*", "Home"])
    #expect(collapsed.pairs == ["Login* Home", "Home Login*"])
    #expect(try #require(collapsed.nodes[0].folder).modules.map(\.name) == ["LoginA", "LoginB"])
  }

  @Test func highlightedModuleStandsOutInItsNode() {
    let view = view([("LoginA", "M/A"), ("Home", "M/H"), ("LoginB", "M/B")]).highlighting(["LoginB"])
    #expect(GraphView.Collapse("Login*").applied(to: view).nodes[0].emphasis == .strong)
  }

  @Test func unknownPatternIsRefused() {
    #expect(throws: ViewError.self) { try GraphView.Collapse("Nobody").check(in: view([("A", "A")])) }
  }

  @Test(arguments: [("auto", GraphView.Collapse.auto), ("target", .target), ("none", .none), ("A*", .modules("A*"))])
  func wordsAreNoPatterns(text: String, collapse: GraphView.Collapse) { #expect(GraphView.Collapse(text) == collapse) }
}
