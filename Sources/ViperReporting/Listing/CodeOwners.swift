import ViperText

/// The owners of files, as a `CODEOWNERS` file of GitHub or GitLab names them: of the lines that match a path, the last one counts.
package struct CodeOwners: Sendable {
  private struct Line {
    var patterns: [PathPattern]
    var owners: String
  }

  private var lines: [Line] = []

  /// The places of the file, below the top of the Git work tree.
  package static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  /// Lines that cannot be understood own nothing.
  ///
  /// - Parameter top: the absolute folder that the patterns are relative to.
  package init(_ text: String, top: String) {
    for line in text.trimmingPrefix("\u{FEFF}").split(whereSeparator: \.isNewline) {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      // A section of GitLab: `[Payments]`.
      guard let pattern = words.first, !pattern.hasPrefix("["), !pattern.hasPrefix("^[") else { continue }
      let patterns = Self.patterns(pattern).compactMap { try? PathPattern($0, in: top) }
      lines.append(Line(patterns: patterns, owners: words.dropFirst().joined(separator: " ")))
    }
  }

  /// A pattern with a slash at its start or in it begins at the top, any other matches in every folder. A folder stands for all in
  /// it.
  private static func patterns(_ text: String) -> [String] {
    let isAnchored = text.dropLast().contains("/")
    var path = text.hasPrefix("/") ? String(text.dropFirst()) : text
    if path.hasSuffix("/") { path += "**" }
    if path.isEmpty { return ["**"] }
    let own = isAnchored ? path : "**/" + path
    // The last part may be a folder's name; as at GitHub, one with a wildcard matches only files.
    return path.hasSuffix("*") ? [own] : [own, own + "/**"]
  }

  /// The owners of a file, separated by spaces; nil if it has none.
  ///
  /// - Parameter path: absolute.
  package func owners(of path: String) -> String? {
    let owners = lines.last { line in line.patterns.contains { $0.matches(file: path) } }?.owners ?? ""
    return owners.isEmpty ? nil : owners
  }
}
