internal import Yams

/// A value of a YAML file, with the keys that lead to it.
struct YamlField {
  /// `roles.view.names[0]`; empty for the whole file.
  let path: String
  let node: Node
  /// Of the key that the value stands behind, 1-based; nil for what has none.
  var keyLine: Int?

  /// 1-based.
  var line: Int? { node.mark?.line }

  /// Where an entry begins: a map may begin in the line below its key.
  var entryLine: Int? { keyLine ?? line }

  /// `null`, `~` or nothing at all: the way to take back what an extended dialect says.
  var isNull: Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// What it is, in a reader's words.
  var kind: String {
    switch node {
    case .mapping: "a map"
    case .sequence: "a list"
    default: isNull ? "empty" : "the text '\(node.scalar?.string ?? "")'"
    }
  }

  func child(_ key: String, _ node: Node, keyLine: Int? = nil) -> YamlField {
    YamlField(path: path.isEmpty ? key : "\(path).\(key)", node: node, keyLine: keyLine)
  }

  func element(_ index: Int, _ node: Node) -> YamlField { YamlField(path: "\(path)[\(index)]", node: node) }
}
