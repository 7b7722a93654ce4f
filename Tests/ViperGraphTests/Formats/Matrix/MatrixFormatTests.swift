import Testing
import ViperLinking
import ViperModel

@testable import ViperGraph

struct MatrixFormatTests {
  private func text(_ view: GraphView, links: SourceLinks? = nil) -> String {
    String(decoding: MatrixFormat().output(of: Drawing(view, title: "App", links: links)).bytes, as: UTF8.self)
  }

  private func view(_ sample: (graph: ComponentGraph, marks: [GraphMark])) -> GraphView {
    .component(of: sample.graph, marks: sample.marks).foldingInterfaces().collapsingModulesOnly()
  }

  @Test func drawsRowsThatReferToColumns() throws {
    try Snapshot.check(text(view(SampleGraph.small)), "small-matrix.svg")
  }

  @Test func drawsEachKindInBothDirections() throws {
    var view = GraphView.made(
      .module, "A => B", "B => C", "C => A", "A -> D", "D ~> A", "D - E", "E :> F", "F - D", "A - F", "G")
    view.edges[3].marks = [GraphView.mark()]
    view.edges[5].marks = [GraphView.mark(.warning)]
    view.nodes[1].marks = [GraphView.mark(), GraphView.mark(.warning)]
    view.nodes[0].content = .module(
      .init(name: "A", dialect: "viper", path: "Modules/A", root: ".", components: 4, isEntry: true))
    try Snapshot.check(text(view), "kinds-matrix.svg")
  }

  @Test func cellsAndNamesAreLinks() throws {
    let links = try SourceLinks("https://host/{path}#L{line}", basePath: "/app")
    let text = text(GraphView.made(.module, "A => B"), links: links)
    #expect(text.contains("<a href=\"https://host/F.swift#L1\"><g class=\"cell navigation\">"))
    #expect(text.contains("<a href=\"https://host/Modules/A\"><g class=\"module\">"))
  }

  @Test func namesStayText() {
    let view = view((HostileNames.graph, HostileNames.marks))
    let text = text(view)
    #expect(text.matches(of: /<(?!\/?(svg|style|path|g|title|desc|rect|text|tspan)[ >\/])/).isEmpty)
    #expect(!text.unicodeScalars.contains { ["\u{2028}", "\u{202E}", "\u{1B}", "\u{0}"].contains($0) })
  }

  /// An A1 page in landscape has 574 mm between margins of 10 mm.
  @Test func largeMatrixIsReadableOnA1() throws {
    var view = GraphView(level: .module)
    for index in 0..<269 {
      let name = "AModuleWithAnUncommonlyLongName\(index)"
      view.nodes.append(GraphView.moduleNode(name, path: "Modules/Feature\(index / 9)/\(name)", root: "."))
      guard index > 0 else { continue }
      view.edges.append(
        .init(from: index - 1, to: index, kind: .construction, purpose: .navigation, file: "F.swift", line: index))
    }
    let size = try #require(text(view).firstMatch(of: /viewBox="0 0 (\d+) (\d+)"/))
    let (width, height) = (try #require(Double(size.1)), try #require(Double(size.2)))
    #expect(MatrixLayout.fontSize * min(574 / height, 821 / width) >= 1.8)
  }
}
