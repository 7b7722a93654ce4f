/// An element of an XML document.
package struct XMLNode {
  package var name: String
  /// Attributes without a value are omitted.
  package var attributes: [(name: String, value: String?)]
  package var children: [XMLNode]
  /// The text of an element without children; its line breaks are preserved.
  package var lines: String

  package init(_ name: String, _ attributes: [(name: String, value: String?)], children: [XMLNode] = [], lines: String = "") {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.lines = lines
  }

  /// The element as the root of a document.
  package var document: String { #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + text(indent: "") }

  private func text(indent: String) -> String {
    let head = "\(indent)<\(name)" + attributes.map { name, value in value.map { " \(name)=\"\($0.markup)\"" } ?? "" }.joined()
    if children.isEmpty { return head + (lines.isEmpty ? "/>\n" : ">\(content)</\(name)>\n") }
    return head + ">\n" + children.map { $0.text(indent: indent + "  ") }.joined() + "\(indent)</\(name)>\n"
  }

  private var content: String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printableLine.markup }.joined(separator: "\n")
  }
}
