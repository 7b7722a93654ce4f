internal import Yams

/// A value of a YAML file, with the keys that lead to it.
package struct YamlField {
  package let path: YamlPath
  let node: Node
  /// Of the key that the value stands behind, 1-based; nil for what has none.
  private(set) var keyLine: Int?

  init(path: YamlPath, node: Node, keyLine: Int? = nil) {
    self.path = path
    self.node = node
    self.keyLine = keyLine
  }

  /// 1-based.
  package var line: Int? { node.mark?.line }

  /// Where an entry begins: a map may begin in the line below its key.
  package var entryLine: Int? { keyLine ?? line }

  /// `null`, `~` or nothing at all: the way to take back what an extended dialect says.
  package var isNull: Bool {
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

/// What a field holds, whatever it should hold: no mistake is written down.
extension YamlField {
  /// Also where it is null.
  package var text: String? { node.scalar?.string }

  package var list: [YamlField]? { node.sequence.map { $0.enumerated().map { element($0.offset, $0.element) } } }

  package var isMap: Bool { node.mapping != nil }

  /// The entries of a map whose keys are texts.
  package var members: [(key: String, value: YamlField)]? {
    node.mapping.map { mapping in
      mapping.compactMap { key, value in key.scalar.map { ($0.string, child($0.string, value, keyLine: key.mark?.line)) } }
    }
  }

  package func member(_ key: String) -> YamlField? { members?.first { $0.key == key }?.value }
}
