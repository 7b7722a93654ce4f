import Testing
import ViperGraph
import ViperLinking
import ViperModel

struct CycleSelectionTests {
  private func link(_ from: String, _ to: String, line: Int, isToCut: Bool = false) -> GraphView.StrongLink {
    GraphView.StrongLink(from: from, to: to, property: "p", file: "F.swift", line: line, isToCut: isToCut)
  }

  @Test func leavesCyclesAndSaysWhereToCut() throws {
    let view = GraphView.made(.component, "A -> B", "B -> A", "B -> C", "C ~> A")
    let left = view.placing([link("A", "B", line: 1), link("B", "A", line: 2, isToCut: true)]).keepingCycles()
    #expect(left.labels == ["A", "B"])
    #expect(left.pairs == ["A B", "B A"])
    #expect(left.edges.map(\.isToCut) == [false, true])
    #expect(left.edges.map(\.label) == [nil, "make weak"])
    let dot = DOTFormat(title: "").text(of: left)
    #expect(dot.contains("make weak") && dot.contains("style=dashed"))
  }

  @Test func inheritedPropertyIsDrawnFromItsHeir() {
    let view = GraphView.made(.component, "Base -> B", "A :> Base", "B -> A")
    let left = view.placing([link("A", "B", line: 1), link("B", "A", line: 3)]).keepingCycles()
    #expect(left.pairs == ["A B", "B A"])
    #expect(left.edges[0].property == "p")
  }

  @Test func linkThroughAProtocolKeepsIt() {
    var view = GraphView.made(.component, "A -> P", "B -> A", "B")
    view.edges[0].holders = [2]
    let left = view.placing([link("A", "B", line: 1), link("B", "A", line: 2)]).keepingCycles()
    #expect(left.labels == ["A", "P", "B"])
  }

  @Test func modulesAreOnACycleOfWhatTheyOwn() {
    let view = GraphView.made(.module, "A -> B", "B -> C", "C -> A", "C -> D", "D ~> A", "E => A", "A => E")
    let left = view.keepingCycles()
    #expect(left.labels == ["A", "B", "C"])
    #expect(left.pairs == ["A B", "B C", "C A"])
  }

  @Test func longChainNeedsNoDeepStack() {
    let count = 100_000
    let names = (0..<count).map { GraphView.moduleNode("M\($0)", path: "M", root: ".") }
    let edges = (0..<count).map {
      GraphView.Edge(from: $0, to: ($0 + 1) % count, kind: .stored, strength: .strong, purpose: .ownership, file: "F", line: $0)
    }
    #expect(GraphView(level: .module, nodes: names, edges: edges).keepingCycles().nodes.count == count)
  }
}
