import ViperLinking
import ViperModel
import ViperText

extension GraphView {
  /// The ids of the nodes that match a pattern: by their name with or without its outer types, by the name of a protocol folded
  /// into them, by their module, or, if the pattern has a `/`, by their path or a parent folder.
  ///
  /// Case is ignored if nothing matches exactly. A pattern that matches several nodes selects them all.
  package func nodes(named pattern: String) -> Set<String> {
    let exact = NodePattern(pattern, ignoresCase: false)
    let found = nodes.filter { exact.matches($0, in: self) }
    guard found.isEmpty else { return Set(found.map(\.id)) }
    let relaxed = NodePattern(pattern, ignoresCase: true)
    return Set(nodes.filter { relaxed.matches($0, in: self) }.map(\.id))
  }

  /// The unique, sorted names of nodes, modules and folded protocols.
  package var knownNames: [String] {
    Set(clusters.map(\.name) + nodes.flatMap { [$0.label] + $0.interfaces }).sorted()
  }
}

/// A pattern of names or, with a `/`, of paths; `*` matches any text.
struct NodePattern {
  private let glob: Wildcard
  private let below: Wildcard?
  private let ignoresCase: Bool

  init(_ pattern: String, ignoresCase: Bool) {
    let pattern = ignoresCase ? pattern.lowercased() : pattern
    let path = pattern.hasSuffix("/") && pattern.count > 1 ? String(pattern.dropLast()) : pattern
    self.ignoresCase = ignoresCase
    glob = Wildcard(path)
    below = pattern.contains("/") ? Wildcard(path + "/*") : nil
  }

  func matches(_ node: GraphView.Node, in view: GraphView) -> Bool {
    if let below { return matches(node.file, glob) || matches(node.file, below) }
    let module = view.level == .component ? node.cluster.map { view.clusters[$0].name } : nil
    let inner = node.label.split(separator: ".").last.map(String.init) ?? node.label
    return ([node.label, inner] + node.interfaces + (module.map { [$0] } ?? [])).contains { matches($0, glob) }
  }

  private func matches(_ text: String, _ glob: Wildcard) -> Bool { glob.matches(ignoresCase ? text.lowercased() : text) }
}
