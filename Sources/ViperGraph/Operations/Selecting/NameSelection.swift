import ViperLinking
import ViperModel
import ViperText

extension GraphView {
  /// The ids of the nodes that a pattern names: by their name, without the types around it too, by a protocol that is drawn as
  /// them, by their module, or by their path or a folder above it where the pattern has a `/`.
  ///
  /// Where nothing is written just so, upper and lower case are the same. A name that several nodes share names them all.
  package func nodes(named pattern: String) -> Set<String> {
    let exact = NodePattern(pattern, ignoresCase: false)
    let found = nodes.filter { exact.matches($0, in: self) }
    guard found.isEmpty else { return Set(found.map(\.id)) }
    let relaxed = NodePattern(pattern, ignoresCase: true)
    return Set(nodes.filter { relaxed.matches($0, in: self) }.map(\.id))
  }

  /// All names that a node can be called by, in order, each once.
  package var knownNames: [String] {
    Set(clusters.map(\.name) + nodes.flatMap { [$0.label] + $0.interfaces }).sorted()
  }
}

/// A pattern of names or, with a `/`, of paths; `*` stands for any text.
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
