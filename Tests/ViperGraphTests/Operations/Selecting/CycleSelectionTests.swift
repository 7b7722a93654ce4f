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

  /// Two modules that hold a part of each other.
  private static func modules() -> GraphView {
    var view = GraphView.made(.component, "a1 -> b1", "b1 -> a1", "b2 -> a2", "a1 -> a2", "b1 -> b2")
    view.clusters = ["A", "B"].map { GraphView.Cluster(name: $0, dialect: "", path: $0, root: ".", components: 2) }
    for node in view.nodes.indices { view.nodes[node].cluster = view.nodes[node].label.hasPrefix("a") ? 0 : 1 }
    return view
  }

  @Test func modulesAreOnACycleThatRunsThroughTheirParts() {
    let links = [link("a1", "b1", line: 1), link("b1", "a1", line: 2, isToCut: true)]
    let left = Self.modules().placing(links).collapsingModules().keepingCycles()
    #expect(left.pairs == ["A B", "B A"])
    #expect(left.edges.map(\.label) == [nil, "make weak"])
  }

  @Test func modulesThatHoldPartsOfEachOtherAreOnNoCycle() {
    #expect(Self.modules().placing([]).collapsingModules().keepingCycles().edges.isEmpty)
  }
}
