import ArgumentParser

/// What a comparison can be written as.
enum DiffFormat: String, OutputFormat {
  case svg, pdf, png, dot, mermaid, markdown, json

  static let endings: [String: Self] = ["gv": .dot, "mmd": .mermaid, "md": .markdown]
}
