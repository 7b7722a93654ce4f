import ViperLinking
import ViperModel

/// Something in a picture that has an identity of its own, by its position in the view.
///
/// Positions rather than names: an id must be unique, and free of whatever a name may hold.
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

  /// As Graphviz calls it.
  var kind: String {
    switch self {
    case .node: "node"
    case .edge: "edge"
    case .cluster: "cluster"
    }
  }

  /// Nil for what is drawn but stands for nothing in the view.
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

  /// What a style sheet can ask for: role and kind of a node, purpose and strength of an edge, the worst finding of both.
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

  /// A dialect may call a role anything; in a class only letters, digits and hyphens are safe.
  private func word(_ name: String) -> String {
    let word = name.lowercased().unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-")
    }
    return word.isEmpty ? "other" : String(String.UnicodeScalarView(word))
  }
}

extension GraphView {
  /// The lines of nodes: those of each box, indented, between what opens and what closes it; then those of no box.
  ///
  /// - Parameter open: gets a box's id and what is to be read on it.
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
