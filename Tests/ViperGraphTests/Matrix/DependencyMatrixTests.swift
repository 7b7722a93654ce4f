import Testing
import ViperModel

@testable import ViperGraph

struct DependencyMatrixTests {
  private func names(_ view: GraphView, _ matrix: DependencyMatrix) -> [String] { matrix.sequence.map { view.nodes[$0].label } }

  private func cycles(_ view: GraphView) -> [String] {
    let matrix = DependencyMatrix(view)
    return matrix.cycles.map { "\(names(view, matrix)[$0.range].sorted().joined())\($0.isOfFlow ? "!" : "")" }
  }

  @Test func modulesComeAfterThoseThatLeadToThem() {
    let view = GraphView.made(.module, "C => B", "A => C", "D - B", "A ~> D", "E")
    let matrix = DependencyMatrix(view)
    #expect(names(view, matrix).first == "A" && names(view, matrix).last == "B")
    #expect(!matrix.cells.contains { $0.isRising })
    #expect(matrix.unlinked.map { view.nodes[$0].label } == ["E"])
  }

  @Test func theEntryComesFirstInItsCycle() {
    var view = GraphView.made(.module, "A => B", "B => C", "C => A")
    view.nodes[1].content = .module(
      .init(name: "B", dialect: "viper", path: "Modules/B", root: ".", components: 1, isEntry: true))
    let matrix = DependencyMatrix(view)
    #expect(names(view, matrix) == ["B", "C", "A"])
    #expect(matrix.cells.filter(\.isRising).map { "\($0.row) \($0.column)" } == ["2 0"])
  }

  @Test func whatLeadsIntoTheMiddleComesLate() {
    var view = GraphView.made(.module, "X => D", "A => B", "B => C", "C => D")
    view.nodes[2].content = .module(
      .init(name: "A", dialect: "viper", path: "Modules/A", root: ".", components: 1, isEntry: true))
    #expect(names(view, DependencyMatrix(view)) == ["A", "B", "X", "C", "D"])
  }

  @Test func cyclesAreNested() {
    #expect(cycles(.made(.module, "A => B", "B -> A", "B => C", "C - A")) == ["ABC", "AB!"])
    #expect(cycles(.made(.module, "A => B", "B => A", "C => A")) == ["AB!"])
  }

  @Test func aWeakReferenceClosesNoCycle() {
    let view = GraphView.made(.module, "A => B", "B ~> A")
    #expect(cycles(view) == [])
    #expect(DependencyMatrix(view).cells.filter(\.isRising).map(\.style) == [.weak])
  }

  @Test func aUseNextToAWeakPropertyIsPartOfIt() {
    let view = GraphView.made(.module, "A => B", "B ~> A", "B - A")
    #expect(cycles(view) == [])
    #expect(DependencyMatrix(view).cells.map(\.count) == [1, 2])
  }

  @Test func theModulesOfAFolderStayTogether() {
    var view = GraphView.made(.module, "A => B", "A => C", "A => D", "A => E", "B => X", "D => X")
    for (node, folder) in zip(view.nodes.indices, ["", "One/", "Two/", "One/", "Two/", ""]) {
      view.nodes[node].file = "App/\(folder)\(view.nodes[node].label)"
    }
    let matrix = DependencyMatrix(view)
    #expect(names(view, matrix) == ["A", "B", "D", "X", "C", "E"] || names(view, matrix) == ["A", "B", "D", "C", "E", "X"])
    #expect(matrix.runs.map { "\(matrix.folders[$0.folder].name) \($0.range.count)" } == ["One 2", "Two 2"])
  }

  @Test func foldersAreMergedWithEachReference() {
    var view = GraphView.made(.module, "A => B", "A ~> C", "C => A", "A - B")
    for (node, folder) in zip(view.nodes.indices, ["", "One/", "One/"]) {
      view.nodes[node].file = "App/\(folder)\(view.nodes[node].label)"
    }
    let folded = view.collapsed(forMatrix: .folder)
    let matrix = DependencyMatrix(folded)
    #expect(names(folded, matrix).sorted() == ["A", "One"])
    #expect(matrix.cells.map(\.count).sorted() == [1, 3])
    #expect(matrix.cells.map(\.style) == [.navigation, .navigation])
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func orderOfInputDoesNotShow(seed: UInt64) {
    let (graph, marks) = SampleGraph.large(modules: 20)
    func text(_ graph: ComponentGraph, _ marks: [GraphMark]) -> [UInt8] {
      MatrixFormat().output(
        of: Drawing(.component(of: graph, marks: marks).foldingInterfaces().collapsingModulesOnly(), title: "App")
      ).bytes
    }
    #expect(text(graph, marks) == text(graph.shuffled(seed: seed), marks.reversed()))
  }
}
