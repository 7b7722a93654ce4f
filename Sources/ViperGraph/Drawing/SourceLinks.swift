import ViperText

/// The link targets of a picture's parts: an editor, or a site that shows the source.
package struct SourceLinks: Sendable, Equatable {
  private let before: String
  private let after: String
  /// Whether paths are relative to the repository rather than absolute on this machine.
  private let isWeb: Bool
  private let basePath: String

  /// - Parameter template: a short name, or a URL with `{path}` and optionally `{line}`.
  /// - Parameter basePath: the directory to which paths are relative.
  package init(_ template: String, basePath: String) throws(LinkError) {
    let text = Self.names[template] ?? template
    try Self.check(text)
    // Two parts, since a template without a path was refused.
    let parts = text.split(separator: "{path}", maxSplits: 1, omittingEmptySubsequences: false)
    before = String(parts[0])
    after = String(parts[1])
    isWeb = before.lowercased().hasPrefix("http")
    self.basePath = basePath
  }

  package static let names = [
    "vscode": "vscode://file/{path}:{line}", "xcode": "xcode://open?file={path}&line={line}",
  ]

  func url(of part: GraphPart, in view: GraphView) -> String? {
    switch part {
    case .node(let index): url(file: view.nodes[index].file, line: view.nodes[index].line)
    case .edge(let index): url(file: view.edges[index].file, line: view.edges[index].line)
    case .cluster(let index): url(file: view.clusters[index].path, line: nil)
    }
  }

  /// Nil for a file outside the repository if the links lead to a site.
  package func url(file: String, line: Int?) -> String? {
    guard let link = link(to: file) else { return nil }
    guard let line, let around = link.around else { return link.whole }
    return around.before + String(line) + around.after
  }

  /// The URL of a whole file, and the parts of the URL before and after a line number if the template has a place for one.
  func link(to file: String) -> (whole: String, around: (before: String, after: String)?)? {
    let isAbsolute = file.hasPrefix("/")
    if isWeb, isAbsolute || file.hasPrefix("../") { return nil }
    var path = isWeb || isAbsolute ? Substring(file) : Substring("\(basePath)/\(file)")
    if before.hasSuffix("/"), !before.hasSuffix("://") { path = path.drop { $0 == "/" } }
    let head = before + Self.percentEncoded(path)
    guard let range = after.firstRange(of: "{line}") else { return (head + after, nil) }
    let start = after[..<range.lowerBound].lastIndex { "#?&:".contains($0) } ?? range.lowerBound
    let rest = after[range.upperBound...]
    return (head + after[..<start] + rest, (head + after[..<range.lowerBound], String(rest)))
  }

  /// Encodes bytes, so that a path can hold neither markup nor URL syntax.
  private static func percentEncoded(_ path: Substring) -> String {
    path.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      result +=
        isPlain(scalar) || "/-._~".unicodeScalars.contains(scalar)
        ? String(scalar) : "%" + String(0x100 | Int(byte), radix: 16, uppercase: true).dropFirst()
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }
}

extension SourceLinks {
  /// The schemes whose URLs run code or show inline content instead of a source file.
  private static let programs = ["javascript", "vbscript", "data", "blob", "about", "view-source", "filesystem"]

  private static func check(_ text: String) throws(LinkError) {
    let scheme = text.prefix { $0 != ":" }
    guard scheme.endIndex < text.endIndex, let first = scheme.unicodeScalars.first, isPlain(first), !("0"..."9").contains(first),
      scheme.unicodeScalars.allSatisfy({ isPlain($0) || "+-.".unicodeScalars.contains($0) })
    else { throw .noScheme(text) }
    guard !programs.contains(scheme.lowercased()) else { throw .forbiddenScheme(String(scheme)) }
    guard let path = text.firstRange(of: "{path}") else { throw .noPath(text) }
    if text[..<path.lowerBound].contains("{line}") { throw .lineFirst(text) }
    var rest = text
    for placeholder in ["{path}", "{line}"] {
      if let range = rest.firstRange(of: placeholder) { rest.removeSubrange(range) }
    }
    for scalar in rest.unicodeScalars where !isPlain(scalar) && !"-._~:/?#@!$&()*+,;=%".unicodeScalars.contains(scalar) {
      throw .forbiddenCharacter(scalar)
    }
  }
}

/// The reason why a template makes no safe link.
package enum LinkError: Error, Equatable, CustomStringConvertible {
  case noScheme(String)
  case forbiddenScheme(String)
  case noPath(String)
  case lineFirst(String)
  case forbiddenCharacter(Unicode.Scalar)

  package var description: String {
    switch self {
    case .noScheme(let text): "'\(text)' is not a link; use 'vscode' or 'xcode', or a URL such as 'https://host/{path}#L{line}'"
    case .forbiddenScheme(let scheme): "a link must not begin with '\(scheme):'; use https, http, file or an editor's scheme"
    case .noPath(let text): "the link '\(text)' does not contain '{path}'; put it where the file's path belongs, once"
    case .lineFirst(let text): "the link '\(text)' has '{line}' before '{path}'; put '{line}' after it"
    case .forbiddenCharacter(let scalar):
      "a link must not contain '\(scalar.visible)'; percent-encode it, and use '{path}' and '{line}' once each"
    }
  }
}
