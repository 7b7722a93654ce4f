import ViperLinking
import ViperModel

/// A node, edge or cluster of a picture, identified by its position in the view.
///
/// Positions make ids that are unique and need no escaping; names do not.
package enum GraphPart: Sendable, Hashable {
  case node(Int)
  case edge(Int)
  case cluster(Int)

  package var id: String {
    switch self {
    case .node(let index): "n\(index)"
    case .edge(let index): "e\(index)"
    case .cluster(let index): "c\(index)"
    }
  }

  /// The word that Graphviz uses for this kind of part.
  var kind: String {
    switch self {
    case .node: "node"
    case .edge: "edge"
    case .cluster: "cluster"
    }
  }

  /// Nil for parts of the drawing without a counterpart in the view, such as layout helpers.
  init?(id: Substring, in view: GraphView) {
    guard let index = Int(id.dropFirst()), index >= 0 else { return nil }
    switch id.first {
    case "n" where index < view.nodes.count: self = .node(index)
    case "e" where index < view.edges.count: self = .edge(index)
    case "c" where index < view.clusters.count: self = .cluster(index)
    default: return nil
    }
  }

  func caption(in view: GraphView) -> Caption {
    switch self {
    case .node(let index): Caption(of: view.nodes[index])
    case .edge(let index): Caption(of: view.edges[index], in: view)
    case .cluster(let index): Caption(of: view.clusters[index])
    }
  }

  /// The CSS classes: role and kind of a node, purpose and strength of an edge, and the worst severity of either.
  func classes(in view: GraphView) -> [String] {
    switch self {
    case .node(let index):
      view.nodes[index].content.classes + severity(of: view.nodes[index].marks) + change(view.nodes[index].change)
    case .edge(let index):
      ["purpose-\(view.edges[index].purpose)", "strength-\(view.edges[index].strength?.rawValue ?? "none")"]
        + severity(of: view.edges[index].marks) + change(view.edges[index].change)
    case .cluster: ["module"]
    }
  }

  private func change(_ state: GraphView.ChangeState?) -> [String] { state.map { ["change-\($0.rawValue)"] } ?? [] }

  private func severity(of marks: [GraphMark]) -> [String] {
    marks.map(\.severity).max().map { ["severity-\($0.rawValue)"] } ?? []
  }
}

extension GraphView.Node.Content {
  fileprivate var classes: [String] {
    switch self {
    case .component(let role, let kind): ["role-\(word(role.name))", "kind-\(word(kind.rawValue))"]
    case .module: ["module"]
    case .folder: ["folder"]
    }
  }

  /// The name of a role as a CSS class: a dialect can name a role anything, so all but ASCII letters, digits and hyphens are
  /// dropped.
  private func word(_ name: String) -> String {
    let word = name.lowercased().unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
    }
    return word.isEmpty ? "other" : String(String.UnicodeScalarView(word))
  }
}

extension GraphView {
  /// Invisible lines from each box of a band to the next, which keep them in order.
  func bandOrder(_ line: String) -> [String] {
    let boxes = isBanded ? clusters.indices.map { GraphPart.cluster($0).id } : []
    return zip(boxes, boxes.dropFirst()).map { "  \($0) \(line) \($1)" }
  }

  /// The lines of nodes: those of each cluster, indented, between an opening and a closing line, then those without a cluster.
  ///
  /// - Parameter open: receives the id and the caption of a cluster.
  func boxed(_ lines: [String], open: (_ id: String, _ name: String) -> String, close: String) -> [String] {
    let members = Dictionary(grouping: nodes.indices) { nodes[$0].cluster }
    let boxes = clusters.enumerated().flatMap { index, cluster -> [String] in
      guard let members = members[index] else { return [] }
      let name = ([cluster.name] + details(of: cluster)).joined(separator: ", ")
      return [open(GraphPart.cluster(index).id, name)] + members.map { "  \(lines[$0])" } + [close]
    }
    return boxes + (members[nil] ?? []).map { lines[$0] }
  }
}
