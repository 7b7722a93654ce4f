/// A glob over absolute paths, written relative to the configuration's folder.
///
/// `*` matches any text without `/`, `**` any number of folders, `?` one character, `{a,b}` either alternative. A pattern whose
/// last part has no wildcard may name a folder, and then matches everything in it.
package struct PathPattern: Sendable, Hashable {
  /// The pattern as written.
  package let text: String
  /// One alternative for each combination of its braces.
  private let choices: [Choice]

  private struct Choice: Hashable {
    /// The absolute folder that the pattern starts at, with a trailing `/`.
    var base: String
    var parts: [PathPatternPart]
    /// Whether the last part may be a folder's name.
    var isOpen: Bool
  }

  /// - Parameter folder: absolute and normalized.
  /// - Throws: `Mistake` for an invalid pattern.
  package init(_ text: String, in folder: String) throws(Mistake) {
    self.text = text
    guard !text.isEmpty else { throw Mistake("it is empty; write a file or folder, as in 'Sources/**'") }
    guard text.utf8.count <= Self.longest else { throw Mistake("it is longer than \(Self.longest) bytes; shorten it") }
    var choices: [Choice] = []
    for choice in try PathPatternBraces.expanded(text) { choices.append(try Self.choice(choice, in: folder)) }
    self.choices = choices
  }

  private static let longest = 1024

  /// The reason why a pattern is invalid, with a remedy.
  package struct Mistake: Error {
    package let message: String
    init(_ message: String) { self.message = message }
  }

  private static func choice(_ text: String, in folder: String) throws(Mistake) -> Choice {
    guard !text.hasPrefix("/") else { throw Mistake("it must be relative to the configuration's folder") }
    var names = text.split(separator: "/").filter { $0 != "." }
    var base = folder.split(separator: "/")
    while names.first == ".." {
      names.removeFirst()
      _ = base.popLast()
    }
    var parts: [PathPatternPart] = []
    for name in names { parts.append(try PathPatternPart(name)) }
    let isOpen = if case .name? = parts.last { true } else { parts.isEmpty }
    return Choice(base: "/" + base.map { $0 + "/" }.joined(), parts: parts, isOpen: isOpen)
  }

  /// Whether a file matches, by its own path or by that of a folder above it.
  package func matches(file path: String) -> Bool {
    choices.contains { choice in
      Self.names(in: path, below: choice.base).map { Self.fits($0, choice.parts + (choice.isOpen ? [.folders] : [])) } ?? false
    }
  }

  /// Whether everything in a folder matches.
  package func covers(folder path: String) -> Bool {
    choices.contains { choice in
      guard choice.isOpen || choice.parts.last == .folders else { return false }
      return Self.names(in: path, below: choice.base).map { Self.fits($0, choice.parts + [.folders]) } ?? false
    }
  }

  /// Whether the folder itself matches.
  package func names(folder path: String) -> Bool {
    choices.contains { choice in Self.names(in: path, below: choice.base).map { Self.fits($0, choice.parts) } ?? false }
  }

  /// The folders or files that contain all matches: the part before the first wildcard.
  package var fixedPrefixes: [String] {
    choices.map { choice in
      let names = choice.parts.prefix { if case .name = $0 { true } else { false } }.map(\.text)
      let path = choice.base + names.joined(separator: "/")
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
  }

  private static func names(in path: String, below base: String) -> [Substring]? {
    if path.utf8.count + 1 == base.utf8.count, base.hasPrefix(path) { return [] }
    guard path.utf8.starts(with: base.utf8) else { return nil }
    return path[path.utf8.index(path.startIndex, offsetBy: base.utf8.count)...].split(separator: "/")
  }

  private static func fits(_ names: [Substring], _ parts: [PathPatternPart]) -> Bool {
    Wildcard.matches(names, parts, isAny: { $0 == .folders }, one: { $0.fits($1) })
  }
}
