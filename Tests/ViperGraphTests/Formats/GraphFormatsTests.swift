import Foundation
import Testing
import ViperGraph
import ViperTestSupport

struct GraphFormatsTests {
  @Test func listsEveryFormatOfTheFolder() throws {
    let declared = try SourceFolder("Sources/ViperGraph/Formats").matches(
      of: #/(?:struct|extension) (\w+): (?:ViewFormat|ChangeFormat|DiagramFormat)/#)
    let listed: [any GraphFormat] = GraphFormats.text + [GraphFormats.matrix]
    #expect(Set(declared) == Set(listed.map { "\(type(of: $0))" }))
    #expect(declared.count == listed.count)
  }

  @Test func namesAreInTheOrderOfHelp() {
    #expect(
      GraphFormats.text.map(\.name) == ["html", "dot", "mermaid", "csv", "markdown", "json"])
  }

  @Test func noEndingMeansTwoFormats() {
    let endings = GraphFormats.text.flatMap { [$0.name] + $0.endings }
    #expect(Set(endings).count == endings.count)
    #expect(GraphFormats.text.first { $0.has(ending: "gv") }?.name == "dot")
  }

  @Test func eachFormatWritesAViewInItsOwnWay() throws {
    let view = GraphView.component(of: SampleGraph.small.graph)
    let formats = GraphFormats.text.compactMap { $0 as? any ViewFormat }
    let texts = try formats.map { try $0.output(of: Drawing(view, title: "App")).bytes }
    #expect(formats.count == 5)
    #expect(Set(texts).count == formats.count && texts.allSatisfy { !$0.isEmpty })
  }

  @Test func eachFormatWritesAChangeInItsOwnWay() throws {
    var grown = SampleGraph(graph: SampleGraph.small.graph)
    grown.addModule("Extra")
    let change = GraphComparison.change(
      from: GraphState(SampleGraph.small.graph), to: GraphState(grown.graph), level: .module)
    let formats = GraphFormats.text.compactMap { $0 as? any ChangeFormat }
    let texts = try formats.map { try $0.output(of: ChangeDrawing(change, title: "App")).bytes }
    #expect(formats.map(\.name) == ["html", "dot", "mermaid", "markdown", "json"])
    #expect(Set(texts).count == formats.count)
    #expect(texts.allSatisfy { String(decoding: $0, as: UTF8.self).contains("Extra") })
  }

  @Test func titleAndLinksReachTheText() throws {
    let view = GraphView.picture(of: SampleGraph.small.graph, level: .component)
    let links = try SourceLinks("https://host/{path}#L{line}", basePath: "/")
    let formats = GraphFormats.text.compactMap { $0 as? any ViewFormat }.filter { $0.content != .data }
    for format in formats {
      let text = String(decoding: try format.output(of: Drawing(view, title: "TheTitle", links: links)).bytes, as: UTF8.self)
      #expect(text.contains("TheTitle") && text.contains("https://host/"), "\(format.name)")
    }
  }
}
