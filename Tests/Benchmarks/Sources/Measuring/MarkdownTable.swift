/// A table as text.
package struct MarkdownTable: Sendable {
  private let header: [String]
  private var rows: [[String]] = []

  package init(_ header: String...) {
    self.header = header
  }

  package mutating func add(_ cells: String...) { rows.append(cells) }

  package var text: String {
    ([header, header.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n") + "\n"
  }
}
