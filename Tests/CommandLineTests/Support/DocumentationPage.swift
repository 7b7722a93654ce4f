import Foundation
import Testing

/// A Markdown page of the project, as its fenced blocks.
struct DocumentationPage: CustomTestStringConvertible {
  struct Block {
    var line: Int
    var language: String
    /// The second word behind the fence: the block is what this file holds.
    var file: String?
    var text = ""
  }

  let name: String
  var blocks: [Block]

  var testDescription: String { name }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// README.md, the catalogue of rules and the guides.
  static var all: [DocumentationPage] {
    get throws {
      let guides = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Rules/Guides").path)
      let names = ["README.md", "Rules/README.md"] + guides.filter { $0.hasSuffix(".md") }.sorted().map { "Rules/Guides/\($0)" }
      return try names.map { name in
        DocumentationPage(name: name, markdown: try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8))
      }
    }
  }

  /// Writes the page again, with what its blocks hold now.
  func rewrite() throws {
    let file = Self.root.appendingPathComponent(name)
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    for block in blocks.reversed() {
      let end = try #require(lines[block.line...].firstIndex { $0.hasPrefix("```") })
      lines.replaceSubrange(
        block.line..<end, with: block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }

  init(name: String, markdown: String) {
    self.name = name
    var blocks: [Block] = []
    var open: (fence: String, indent: Int)?
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let content = line.dropFirst(indent)
      if let fence = open {
        if content.hasPrefix(fence.fence), content.allSatisfy({ $0 == "`" }) {
          open = nil
        } else {
          blocks[blocks.count - 1].text += line.dropFirst(min(indent, fence.indent)) + "\n"
        }
      } else if content.hasPrefix("```") {
        let fence = content.prefix { $0 == "`" }
        let words = content.dropFirst(fence.count).split(separator: " ")
        open = (String(fence), indent)
        blocks.append(
          Block(line: index + 1, language: words.first.map(String.init) ?? "", file: words.dropFirst().first.map(String.init)))
      }
    }
    self.blocks = blocks
  }
}
