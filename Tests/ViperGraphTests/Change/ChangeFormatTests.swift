import Foundation
import Testing
import ViperFacts
import ViperGraph
import ViperModel
import ViperRules

struct ChangeFormatTests {
  private static func change(renaming name: String = "Extra") -> GraphChange {
    let old = SampleGraph.small
    var new = SampleGraph.small
    var sample = SampleGraph()
    sample.addModule(name)
    new.graph.modules.append(ViperModule(id: 3, name: name, dialect: "infinum", path: "Modules/Extra", root: "."))
    let mark = GraphMark(
      severity: .warning, rule: "weak-owner", message: "'\(name)' | <b>", component: name, file: "A.swift", line: 3)
    new.marks.append(mark)
    func state(_ sample: (graph: ComponentGraph, marks: [GraphMark])) -> GraphState {
      GraphState(sample.graph, findings: sample.marks.map { GraphState.IdentifiedMark(identity: $0.rule, mark: $0) })
    }
    return GraphComparison.change(from: state(old), to: state(new), level: .module)
  }

  @Test func writesMarkdown() throws {
    try Snapshot.check(ChangeMarkdownFormat(title: "main → HEAD").text(of: Self.change()), "change.md")
  }

  @Test func writesJSON() throws {
    try Snapshot.check(ChangeJSONFormat().text(of: Self.change()), "change.json")
  }

  @Test func drawsBothStates() throws {
    try Snapshot.check(DOTFormat(title: "main → HEAD").text(of: Self.change().view.highlightingChange()), "change.dot")
  }

  @Test func drawsNothingSpecialWhereNothingChanged() {
    let state = GraphState(SampleGraph.small.graph)
    let change = GraphComparison.change(from: state, to: state, level: .module)
    let plain = GraphView.picture(of: SampleGraph.small.graph, level: .module)
    #expect(DOTFormat(title: "t").text(of: change.view.highlightingChange().arranged()) == DOTFormat(title: "t").text(of: plain))
    #expect(change.summary == "no change")
  }

  @Test func nobodyIsMentionedAndNothingLinked() {
    let title = "@team #12 https://example.com WWW.example.com $x$"
    let markdown = ChangeMarkdownFormat(title: title).text(of: Self.change(renaming: title))
    let text = "@<!-- -->team #<!-- -->12 https&#58;//example.com www&#46;example.com &#36;x&#36;"
    #expect(markdown.hasPrefix("### \(text)\n"))
    #expect(markdown.contains("| warning: '\(text)' &#124; &#60;b&#62; |"))
    #expect(markdown.contains("<code>&#64;team &#35;12 https&#58;//example.com www&#46;example.com &#36;x&#36;</code>"))
  }

  @Test(arguments: HostileNames.all) func namesStayText(_ name: String) throws {
    let change = Self.change(renaming: name)
    let markdown = ChangeMarkdownFormat(title: name).text(of: change)
    let outside = markdown.components(separatedBy: "```")
    #expect(outside.count == 3)
    #expect(!outside[0].contains("<script") && !outside[2].contains("<script") && !outside[2].contains("\u{1B}"))
    #expect(outside[2].split(separator: "\n").allSatisfy { $0.hasPrefix("| ") && $0.hasSuffix(" |") })
    _ = try JSONSerialization.jsonObject(with: Data(ChangeJSONFormat().text(of: change).utf8))
  }
}
