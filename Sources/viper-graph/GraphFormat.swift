import ArgumentParser

/// What a graph can be written as.
enum GraphFormat: String, OutputFormat {
  case svg, pdf, png, html, dot, mermaid, plantuml, graphml, csv, json

  static let endings: [String: Self] = ["gv": .dot, "htm": .html, "mmd": .mermaid, "puml": .plantuml]

  /// Whether it is read by programs rather than looked at; then it leaves nothing out.
  var isData: Bool { [.json, .csv, .graphml].contains(self) }

  /// Whether it can lead down rather than to the right.
  var hasDirection: Bool { !isData && self != .html }
}
