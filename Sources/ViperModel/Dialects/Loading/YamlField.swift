internal import Yams

/// A value of a YAML file, with the keys that lead to it.
struct YamlField {
  let path: YamlPath
  let node: Node
  /// Of the key that the value stands behind, 1-based; nil for what has none.
  var keyLine: Int?

  /// 1-based.
  var line: Int? { node.mark?.line }

  /// Where an entry begins: a map may begin in the line below its key.
  var entryLine: Int? { keyLine ?? line }

  /// `null`, `~` or nothing at all: the way to take back what an extended dialect says.
  var isNull: Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return true
    default: return false
    }
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
    YamlField(path: .key(path, key), node: node, keyLine: keyLine)
  }

  func element(_ index: Int, _ node: Node) -> YamlField { YamlField(path: .element(path, index), node: node) }
}
