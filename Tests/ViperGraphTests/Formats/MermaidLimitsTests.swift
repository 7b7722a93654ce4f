import Testing
import ViperLinking
import ViperModel

@testable import ViperGraph

/// Pictures that Mermaid would refuse to draw.
@Suite struct MermaidLimitsTests {
  /// - Parameter lines: between parts of how many modules; each has two parts.
  private static func view(modules: Int, lines: Int, changed: Int = 0, name: String = "Part") -> GraphView {
    var view = GraphView(level: .component)
    view.clusters = (0..<modules).map {
      .init(name: "M\($0)", dialect: "", path: "Modules/M\($0)", root: ".", components: 2, lines: 2)
    }
    view.nodes = (0..<2 * modules).map { number in
      .init(
        id: "\(name)\(number)", label: "\(name)\(number)", content: .component(.presenter, .class), cluster: number / 2,
        file: "A.swift", line: 1, lines: 1)
    }
    view.edges = (0..<lines).map { number in
      .init(
        from: number % (2 * modules), to: (number + 1 + number / (2 * modules)) % (2 * modules), kind: .stored, strength: .strong,
        purpose: .ownership, file: "A.swift", line: number)
    }
    for number in 0..<changed { view.edges[number].change = .added }
    return view
  }

  private func drawn(_ view: GraphView) -> (text: String, messages: [String]) {
    let output = MermaidFormat().output(of: Drawing(view, title: "App"))
    return (String(decoding: output.bytes, as: UTF8.self), output.messages)
  }

  private func lines(in text: String) -> Int { text.split(separator: "\n").count { $0.contains("==>") } }

  @Test func whatFitsIsDrawnWhole() {
    let (text, messages) = drawn(Self.view(modules: 20, lines: 500))
    #expect(lines(in: text) == 500 && messages.isEmpty)
  }

  @Test func ofAChangeOnlyThatIsDrawn() {
    let (text, messages) = drawn(Self.view(modules: 20, lines: 501, changed: 3))
    #expect(lines(in: text) == 3)
    #expect(messages.count == 1 && messages[0].contains("shows only the changes"))
  }

  @Test func aCrowdOfPartsBecomesModules() {
    let (text, messages) = drawn(Self.view(modules: 10, lines: 700))
    #expect((1...90).contains(lines(in: text)))
    #expect(messages.count == 1 && messages[0].contains("shows modules"))
  }

  @Test func aTextThatIsTooLongIsNotWritten() {
    let (text, messages) = drawn(Self.view(modules: 20, lines: 400, name: String(repeating: "Long", count: 400)))
    #expect(text.utf16.count <= 50_000 && messages.count == 1)
  }

  @Test func whatCannotBeMadeSmallerIsSaidInTheBox() {
    let (text, messages) = drawn(Self.view(modules: 20, lines: 600, changed: 600))
    #expect(lines(in: text) == 0)
    #expect(text.contains("n0[") && text.contains("too few for these 40 boxes and 600 lines"))
    #expect(messages.count == 1)
  }
}
