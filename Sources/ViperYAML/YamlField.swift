internal import ViperText
internal import Yams

/// A value of a YAML file, with the keys that lead to it.
package struct YamlField {
  package let path: YamlPath
  let node: Node
  /// The 1-based line of the value's key; nil without a key.
  private(set) var keyLine: Int?

  init(path: YamlPath, node: Node, keyLine: Int? = nil) {
    self.path = path
    self.node = node
    self.keyLine = keyLine
  }

  /// 1-based.
  package var line: Int? { node.mark?.line }

  /// The line where an entry begins: a map may begin on the line below its key.
  package var entryLine: Int? { keyLine ?? line }

  /// Whether the value is `null`, `~` or empty, by which a dialect removes an inherited entry.
  package var isNull: Bool {
    guard case .scalar(let scalar) = node, scalar.style == .plain else { return false }
    switch scalar.string {
    case "", "~", "null", "Null", "NULL": return true
    default: return false
    }
  }

  /// The type of the value, for messages.
  var kind: String {
    switch node {
    case .mapping: "a map"
    case .sequence: "a list"
    default: isNull ? "empty" : "the string '\((node.scalar?.string ?? "").shortened)'"
    }
  }

  func child(_ key: String, _ node: Node, keyLine: Int? = nil) -> YamlField {
    YamlField(path: .key(path, key), node: node, keyLine: keyLine)
  }

  func element(_ index: Int, _ node: Node) -> YamlField { YamlField(path: .element(path, index), node: node) }
}

/// Untyped access to a field's value, which reports no mistakes.
extension YamlField {
  /// The scalar's text, also for null.
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
