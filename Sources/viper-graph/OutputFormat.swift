import ArgumentParser
import ViperGraphviz

/// What can be written.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case svg, pdf, png, html, dot, mermaid, plantuml, graphml, csv, json

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  /// Nil for the formats that need no Graphviz.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// Whether it is read by programs rather than looked at; then it leaves nothing out.
  var isData: Bool { [.json, .csv, .graphml].contains(self) }

  /// Whether it can lead down rather than to the right.
  var hasDirection: Bool { !isData && self != .html }

  /// Other endings than the format's own name.
  private static let endings: [String: OutputFormat] = ["gv": .dot, "htm": .html, "mmd": .mermaid, "puml": .plantuml]

  /// By the extension of a file's name, in any case of letters.
  init?(fileName: String) {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self.endings[ending] ?? OutputFormat(rawValue: ending) else { return nil }
    self = format
  }
}
