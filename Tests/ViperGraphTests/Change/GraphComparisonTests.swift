import Testing
import ViperFacts
import ViperGraph
import ViperLinking
import ViperModel
import ViperRules

struct GraphComparisonTests {
  private static let old = SampleGraph.small

  private func state(_ sample: (graph: ComponentGraph, marks: [GraphMark])) -> GraphState {
    GraphState(
      sample.graph,
      findings: sample.marks.map { GraphState.IdentifiedMark(identity: "\($0.rule) \($0.component ?? "")", mark: $0) })
  }

  private func change(
    level: GraphView.Level = .module, to edit: (inout ComponentGraph) -> Void
  ) -> GraphChange {
    var new = Self.old
    edit(&new.graph)
    return GraphComparison.change(from: state(Self.old), to: state(new), level: level)
  }

  private static func moved(_ component: Component) -> Component {
    var range = component.range
    range.file = "Elsewhere/" + range.file
    range.line += 40
    return Component(
      id: component.id, name: component.name, role: component.role, kind: component.kind, module: component.module, range: range,
      root: component.root, evidence: component.evidence)
  }

  private func hold(_ graph: inout ComponentGraph, _ owner: String, _ property: String, _ strength: ReferenceStrength) {
    let position = reference(graph, owner, property)
    let old = graph.references[position]
    graph.references[position] = Reference(
      from: old.from, to: old.to, kind: old.kind, strength: strength, property: old.property, range: old.range, holds: old.holds)
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
      graph.components = graph.components.map(Self.moved)
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
      hold(&graph, "DetailsPresenter", "output", .strong)
    }
    #expect(harder.references.map(\.state) == [.hardened])
    #expect(harder.references.map(\.from) == ["DetailsPresenter"])
    let softer = change(level: .component) { graph in
      hold(&graph, "HomeInteractor", "presenter", .weak)
    }
    #expect(softer.references.map(\.state) == [.softened])
    #expect(softer.references.map(\.to) == ["HomePresenter"])
  }

  @Test func tellsAtModuleLevelWhatIsHeldOtherwiseInsideAModule() {
    let change = change { graph in hold(&graph, "LoginPresenter", "view", .strong) }
    #expect(change.references.map { "\($0.state) \($0.from) \($0.to)" } == ["hardened LoginPresenter LoginViewController"])
    #expect(change.view.edges.allSatisfy { $0.change == nil })
    #expect(change.count(of: .hardenedReference) == 1)
  }

  @Test func moduleWhoseInsideChangedIsMarked() {
    let change = change { graph in hold(&graph, "LoginPresenter", "view", .strong) }
    #expect(change.nodes.map { "\($0.node.label) \($0.state)" } == ["Login changed"])
    #expect(change.summary.contains("1 module changed"))
    #expect(change.inside.level == .component && change.inside.edges.contains { $0.change == .hardened })
    #expect(self.change(level: .component) { graph in hold(&graph, "LoginPresenter", "view", .strong) }.nodes.isEmpty)
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
      hold(&graph, "HomeInteractor", "presenter", .weak)
    }
    #expect(healed.cycles.map(\.state) == [.removed])
    #expect(healed.cycles.first?.members.contains("HomeInteractor") == true)
    let worse = change { graph in
      hold(&graph, "LoginPresenter", "view", .strong)
    }
    #expect(worse.cycles.map(\.state) == [.added])
    #expect(worse.cycles.first?.members == ["LoginPresenter", "LoginViewController"])
  }

  @Test func slotThatIsEmptiedIsNoNewCycle() {
    let change = change { graph in
      let position = reference(graph, "LoginPresenter", "view")
      let old = graph.references[position]
      graph.references[position] = Reference(
        from: old.from, to: old.to, kind: old.kind, strength: .strong, property: old.property, range: old.range,
        holds: old.holds, isTransient: true)
    }
    #expect(change.count(of: .newCycle) == 0 && change.count(of: .newStrongReference) == 1)
  }

  @Test func structIsInNoNewCycle() {
    let change = change { graph in
      let view = graph.components.firstIndex { $0.name == "LoginViewController" }!
      graph.components[view] = Self.asStruct(graph.components[view])
      hold(&graph, "LoginPresenter", "view", .strong)
    }
    #expect(change.count(of: .newCycle) == 0)
  }

  @Test func inheritedPropertyClosesANewCycle() {
    var old = SampleGraph.small
    var sample = SampleGraph(graph: old.graph)
    let base = sample.add("BasePresenter", .presenter, nil)
    sample.refer(sample.component(named: "LoginPresenter")!, base, .inheritance)
    old.graph = sample.graph
    sample.keep(base, sample.component(named: "LoginViewController")!, "shown", .strong)
    let change = GraphComparison.change(from: state(old), to: state((sample.graph, old.marks)), level: .module)
    #expect(change.cycles.map(\.members) == [["LoginPresenter", "LoginViewController"]])
  }

  private static func asStruct(_ component: Component) -> Component {
    Component(
      id: component.id, name: component.name, role: component.role, kind: .struct, module: component.module,
      range: component.range, root: component.root, evidence: component.evidence, isClassBound: false)
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
