import Testing
import ViperFacts
import ViperGraph
import ViperLinking
import ViperModel

struct MarkTests {
  @Test func findingStandsOnItsEdge() throws {
    let (graph, marks) = SampleGraph.small
    let view = GraphView.picture(of: graph, level: .component, marks: marks)
    #expect(try #require(view.edge("HomeInteractor", "HomePresenter")).marks == marks)
    #expect(view.markCount == 1)
  }

  @Test func findingWithoutAnEdgeStandsOnItsComponent() throws {
    let graph = SampleGraph.small.graph
    let component = try #require(graph.components.first { $0.name == "LoginPresenter" })
    let mark = GraphMark(
      severity: .warning, rule: "presenter-imports-uikit", message: "imports UIKit", component: "LoginPresenter",
      file: component.range.file, line: 4000)
    let view = GraphView.picture(of: graph, level: .component, marks: [mark])
    #expect(view.nodes.first { $0.label == "LoginPresenter" }?.marks == [mark])
  }

  @Test func findingOnAFoldedProtocolMovesToItsHolder() throws {
    let graph = SampleGraph.small.graph
    let interface = try #require(graph.components.first { $0.name == "LoginViewControllerInterface" })
    let mark = GraphMark(
      severity: .warning, rule: "interface-not-class-bound", message: "no bound", component: interface.key,
      file: interface.range.file, line: interface.range.line)
    let view = GraphView.picture(of: graph, level: .component, marks: [mark])
    #expect(view.nodes.first { $0.label == "LoginViewController" }?.marks == [mark])
  }

  @Test func moduleShowsTheFindingsOfItsComponents() {
    let (graph, marks) = SampleGraph.small
    let view = GraphView.module(of: graph, marks: marks)
    #expect(view.nodes.map(\.marks.count) == [0, 1, 0])
    #expect(DOTFormat(title: "App").text(of: view).contains("× 1 error"))
  }

  @Test func targetTellsReferencesOfALineApart() {
    var sample = SampleGraph()
    let owner = sample.add("Owner", .presenter, nil)
    let targets = ["First", "Second"].map { sample.add($0, .view, nil) }
    for target in targets { sample.refer(owner, target, .parameter) }
    var graph = sample.graph
    graph.references[1] = Reference(from: owner, to: targets[1], kind: .parameter, range: graph.references[0].range)
    let mark = GraphMark(
      severity: .error, rule: "r", message: "m", component: "Owner", target: "Second",
      file: graph.references[0].range.file, line: graph.references[0].range.line)
    let view = GraphView.component(of: graph, marks: [mark])
    #expect(view.edge("Owner", "Second")?.marks == [mark])
    #expect(view.edge("Owner", "First")?.marks == [])
  }
}
