import Testing
import ViperGraph
import ViperModel

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
    let document = try JSONDecoder().decode(Document.self, from: Data(JSONFormat().text(of: view).utf8))
    #expect(Set(document.modules.map(\.name)) == Set(HostileNames.all))
    if level == .component { #expect(Set(HostileNames.all).isSubset(of: document.components?.map(\.name) ?? [])) }
  }

  @Test(arguments: GraphView.Level.allCases)
  func dotQuotesEverything(level: GraphView.Level) {
    let view = GraphView.picture(of: HostileNames.graph, level: level, marks: HostileNames.marks)
    let text = DOTFormat(title: HostileNames.all.joined()).text(of: view)
    let control = text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" || $0 == "\u{FFFF}" }
    #expect(control.isEmpty)
    for line in text.split(separator: "\n") { #expect(line.hasClosedQuotes, "\(line)") }
  }

  @Test func directionOfWritingCannotBeTurned() {
    var sample = SampleGraph()
    sample.add("a\u{202E}b", .view, nil)
    #expect(DOTFormat(title: "App").text(of: .component(of: sample.graph)).contains("a\u{FFFD}b"))
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
    for character in self {
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
