import ArgumentParser
import ViperGraphviz

/// What a comparison can be written as.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, pdf, png, dot, mermaid, markdown, json

  static let list = allCases.map(\.rawValue).joined(separator: ", ")
  private static let endings: [String: DiffFormat] = ["gv": .dot, "mmd": .mermaid, "md": .markdown]

  /// Nil for the formats that need no Graphviz.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// By the extension of a file's name, in any case of letters.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[fileName.index(after: dot)...].lowercased()
    guard let format = Self.endings[ending] ?? DiffFormat(rawValue: ending) else { return nil }
    self = format
  }
}
