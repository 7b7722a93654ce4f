import Testing
import ViperFacts
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
