import Testing
import ViperFacts
import ViperGraph
import ViperModel

struct GraphComparisonTests {
  private static let old = SampleGraph.small

  private func state(_ sample: (graph: ComponentGraph, marks: [GraphMark])) -> GraphState {
    GraphState(
      components: .component(of: sample.graph, marks: sample.marks),
      findings: sample.marks.map { GraphState.Finding(identity: "\($0.rule) \($0.component ?? "")", mark: $0) })
  }

  private func change(
    level: GraphView.Level = .module, to edit: (inout ComponentGraph) -> Void
  ) -> GraphChange {
    var new = Self.old
    edit(&new.graph)
    return GraphComparison.change(from: state(Self.old), to: state(new), level: level)
  }

  private func reference(_ graph: ComponentGraph, _ owner: String, _ property: String) -> Int {
    graph.references.firstIndex { graph.components[$0.from].name == owner && $0.property == property }!
  }

  @Test(arguments: GraphView.Level.allCases) func nothingChangesBetweenEqualStates(level: GraphView.Level) {
    let change = change(level: level) { _ in }
    #expect(change.isEmpty)
    let plain = GraphView.component(of: Self.old.graph, marks: Self.old.marks).foldingInterfaces()
    #expect(change.view == (level == .module ? plain.collapsingModules() : plain.mergingParallelEdges()))
  }

  @Test func movedCodeIsTheSame() {
    let change = change { graph in
      for component in graph.components.indices {
        graph.components[component].range.file = "Elsewhere/" + graph.components[component].range.file
        graph.components[component].range.line += 40
      }
      for module in graph.modules.indices { graph.modules[module].path = "Elsewhere/" + graph.modules[module].path }
    }
    #expect(change.nodes.isEmpty && change.references.isEmpty && change.cycles.isEmpty)
  }

  @Test func reportsAModuleThatCame() {
    var grown = SampleGraph.small
    grown.graph.modules.append(ViperModule(id: 3, name: "Extra", dialect: "infinum", path: "Modules/Extra", root: "."))
    let change = GraphComparison.change(from: state(Self.old), to: state(grown), level: .module)
    #expect(change.nodes.map(\.node.label) == ["Extra"])
    #expect(change.nodes.map(\.state) == [.added])
    let back = GraphComparison.change(from: state(grown), to: state(Self.old), level: .module)
    #expect(back.nodes.map(\.state) == [.removed])
    #expect(back.view.nodes.filter { $0.change == .removed }.map(\.label) == ["Extra"])
  }

  @Test func tellsHardenedFromSoftened() {
    let harder = change(level: .component) { graph in
      graph.references[reference(graph, "DetailsPresenter", "output")].strength = .strong
    }
    #expect(harder.references.map(\.state) == [.hardened])
    #expect(harder.references.map(\.from) == ["DetailsPresenter"])
    let softer = change(level: .component) { graph in
      graph.references[reference(graph, "HomeInteractor", "presenter")].strength = .weak
    }
    #expect(softer.references.map(\.state) == [.softened])
    #expect(softer.references.map(\.to) == ["HomePresenter"])
  }

  @Test func reportsReferencesBetweenModules() {
    let gone = change { graph in
      graph.references.remove(at: reference(graph, "DetailsPresenter", "output"))
    }
    #expect(gone.references.map { "\($0.state) \($0.from) \($0.to)" } == ["removed Details Home"])
    #expect(gone.view.edges.count { $0.change == .removed } == 1)
  }

  @Test func reportsCyclesThatCameAndWent() {
    let healed = change { graph in
      graph.references[reference(graph, "HomeInteractor", "presenter")].strength = .weak
    }
    #expect(healed.cycles.map(\.state) == [.removed])
    #expect(healed.cycles.first?.members.contains("HomeInteractor") == true)
    let worse = change { graph in
      graph.references[reference(graph, "LoginPresenter", "view")].strength = .strong
    }
    #expect(worse.cycles.map(\.state) == [.added])
    #expect(worse.cycles.first?.members == ["LoginPresenter", "LoginViewController"])
  }

  @Test func comparesFindingsByTheirIdentity() {
    var new = Self.old
    new.marks[0].line += 7
    let moved = GraphComparison.change(from: state(Self.old), to: state(new), level: .module)
    #expect(moved.findings.isEmpty)
    new.marks = []
    let healed = GraphComparison.change(from: state(Self.old), to: state(new), level: .module)
    #expect(healed.findings.map(\.state) == [.removed])
  }
}
