import ViperFacts
import ViperLinking
import ViperModel
import ViperText

/// A change as a pull request comment: a summary line, a small picture, and a table of each kind.
package struct ChangeMarkdownFormat: Sendable {
  /// The largest picture that is readable in a comment.
  private static let largestPicture = 30
  private static let longestTable = 20

  private let title: String

  package init(title: String = "") {
    self.title = title
  }

  package func text(of change: GraphChange) -> String {
    let parts = [
      heading(of: change), picture(of: change), nodes(of: change), references(of: change), cycles(of: change),
      findings(of: change),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func heading(of change: GraphChange) -> [String] {
    ["### \(MarkdownText.plain(title))", "", change.summary.prefix(1).uppercased() + change.summary.dropFirst() + "."]
  }

  private func picture(of change: GraphChange) -> [String] {
    let view = change.view.keepingChange()
    guard !view.nodes.isEmpty else { return [] }
    guard view.nodes.count <= Self.largestPicture else {
      return [
        "The change touches \(view.nodes.count) nodes, too many for a picture here; `viper-graph diff --out change.svg` draws them."
      ]
    }
    let diagram = MermaidFormat(title: "What changed").text(of: view.highlightingChange())
    return ["```mermaid", String(diagram.dropLast()), "```"]
  }

  private func nodes(of change: GraphChange) -> [String] {
    let noun = change.view.level == .module ? "module" : "component"
    return table(
      ["", noun, "place"], change.nodes.map { [$0.state.rawValue, code($0.node.label), place($0.node.file, $0.node.line)] })
  }

  private func references(of change: GraphChange) -> [String] {
    table(
      ["", "reference", "held", "place"],
      change.references.map { reference in
        let edge = reference.new ?? reference.old
        let held = [reference.old, reference.new].compactMap { $0 }.map { $0.strength?.rawValue ?? $0.kind.rawValue }
        let strengths = held.count == 2 && held[0] == held[1] ? [held[0]] : held
        return [
          reference.state.rawValue, "\(code(reference.from)) → \(code(reference.to))", strengths.joined(separator: " → "),
          edge.map { place($0.file, $0.line) } ?? "",
        ]
      })
  }

  private func cycles(of change: GraphChange) -> [String] {
    table(["", "strong cycle"], change.cycles.map { [$0.state.rawValue, $0.members.map(code).joined(separator: ", ")] })
  }

  private func findings(of change: GraphChange) -> [String] {
    table(
      ["", "finding", "rule", "place"],
      change.findings.map { finding in
        let mark = finding.mark
        let text = "\(mark.severity.rawValue): \(MarkdownText.plain(mark.message))"
        return [finding.state.rawValue, text, code(mark.rule), place(mark.file, mark.line)]
      })
  }

  private func table(_ head: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let lines = ([head, head.map { _ in "---" }] + rows.prefix(Self.longestTable)).map {
      "| " + $0.joined(separator: " | ") + " |"
    }
    return lines + (rows.count > Self.longestTable ? ["", "and \(rows.count - Self.longestTable) more"] : [])
  }

  private func place(_ file: String, _ line: Int?) -> String { code(line.map { "\(file):\($0)" } ?? file) }

  private func code(_ text: String) -> String { text.isEmpty ? "" : MarkdownText.code(text) }
}

extension ChangeMarkdownFormat: ChangeFormat {
  package var name: String { "markdown" }
  package var endings: [String] { ["md"] }

  package func output(of drawing: ChangeDrawing) -> FormattedGraph {
    FormattedGraph(ChangeMarkdownFormat(title: drawing.title).text(of: drawing.change))
  }
}
