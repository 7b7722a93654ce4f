/// A part of a command's discussion: a paragraph, or a heading such as `EXAMPLES:` with its indented lines.
struct ManualSection: Equatable {
  /// Nil for a paragraph.
  var title: String?
  var lines: [String]

  static func sections(of discussion: String) -> [ManualSection] {
    discussion.split(separator: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n").map(String.init)
      guard let first = lines.first else { return nil }
      guard first.hasSuffix(":"), first == first.uppercased() else { return ManualSection(title: nil, lines: lines) }
      return ManualSection(
        title: String(first.dropLast()), lines: lines.dropFirst().map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 })
    }
  }
}
