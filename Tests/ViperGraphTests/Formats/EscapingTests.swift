import Testing
import ViperFacts
import ViperGraph
import ViperLinking
import ViperModel
import ViperText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct EscapingTests {
  @Test(arguments: GraphView.Level.allCases)
  func jsonGivesNamesBack(level: GraphView.Level) throws {
    let graph = HostileNames.graph
    let view = level == .module ? GraphView.module(of: graph) : .component(of: graph)
    let text = JSONFormat().text(of: view)
    #expect(text.unicodeScalars.filter { $0.isHidden && $0 != "\n" }.isEmpty)
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    #expect(Set(document.modules.map(\.name)) == Set(HostileNames.all))
    if level == .component { #expect(Set(HostileNames.all).isSubset(of: document.components?.map(\.name) ?? [])) }
  }

  @Test(arguments: GraphView.Level.allCases)
  func dotQuotesEverything(level: GraphView.Level) {
    let view = GraphView.picture(of: HostileNames.graph, level: level, marks: HostileNames.marks)
    let text = DOTFormat(title: HostileNames.all.joined()).text(of: view)
    let control = text.unicodeScalars.filter { $0.isHidden && $0 != "\n" }
    #expect(control.isEmpty)
    for line in text.split(separator: "\n") { #expect(line.hasClosedQuotes, "\(line)") }
  }

  @Test func whatCannotBeSeenIsWrittenOut() {
    var sample = SampleGraph()
    sample.add("a\u{202E}b", .view, nil)
    #expect(DOTFormat(title: "App").text(of: .component(of: sample.graph)).contains("a\\\\u{202E}b"))
  }

  @Test(arguments: GraphView.Level.allCases)
  func mermaidKeepsNamesInTheirLabels(level: GraphView.Level) {
    let view = GraphView.picture(of: HostileNames.graph, level: level, marks: HostileNames.marks)
    let text = MermaidFormat(title: HostileNames.all.joined()).text(of: view)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let name = #""(?:[^"`\\<>&%{}\[\]]|<br/>)*""#
    let shapes = [
      #"---"#, #"title: "[^`%]*""#, #"flowchart LR"#, #"  acc(Title|Descr): [^"`<>%{}]*"#, #"  +subgraph c\d+\[\#(name)\]"#,
      #"  +end"#, #"  +n\d+(\[\[|\{\{|\[\(|\(|\[)\#(name)(\]\]|\}\}|\)\]|\)|\])"#,
      #"  n\d+ (==>|-\.->|-->)(\|\#(name)\|)? n\d+"#, #"  classDef s\d+ [\w:,#. -]+"#, #"  class [n\d,]+ s\d+"#,
      #"  linkStyle [\d,]+ [\w:,#. -]+"#, "",
    ].map { try! Regex($0).matchingSemantics(.unicodeScalar) }
    for line in lines { #expect(shapes.contains { line.wholeMatch(of: $0) != nil }, "\(line)") }
    #expect(text.unicodeScalars.allSatisfy { !$0.isHidden || $0 == "\n" })
  }

  @Test func tableGivesNamesBack() {
    let view = GraphView.component(of: HostileNames.graph)
    let rows = CSVFormat().text(of: view).split(separator: "\r\n", omittingEmptySubsequences: true)
    #expect(rows.count == view.edges.count + 1)
    for (row, edge) in zip(rows.dropFirst(), view.edges) {
      let cells = row.cells
      #expect(cells.count == 9)
      let property = edge.property?.visible ?? ""
      #expect([property, "'" + property].contains(cells[4]))
    }
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0"])
  func tableHoldsNoFormula(name: String) {
    var sample = SampleGraph()
    let owner = sample.add("Owner", .service, nil, file: name)
    sample.refer(owner, owner, .stored, .strong, property: name)
    let row = CSVFormat().text(of: .component(of: sample.graph)).split(separator: "\r\n")[1]
    #expect(row.cells.filter { $0.hasPrefix("'" + name) }.count == 4)
    #expect(!row.cells.contains { $0.hasPrefix(name) })
  }

  private struct Document: Decodable {
    struct Named: Decodable { var name: String }
    var modules: [Named]
    var components: [Named]?
  }
}

extension Substring {
  /// Whether every quote that a reader of DOT sees is closed.
  fileprivate var hasClosedQuotes: Bool {
    var isQuoted = false
    var isEscaped = false
    for character in unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      }
    }
    return !isQuoted
  }
}

extension Substring {
  /// The cells of a row, as a reader of RFC 4180 takes them.
  fileprivate var cells: [String] {
    var cells = [""]
    var isQuoted = false
    var scalars = unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"": cells[cells.count - 1].unicodeScalars.append(scalars.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].unicodeScalars.append(scalar)
      }
    }
    return cells
  }
}
