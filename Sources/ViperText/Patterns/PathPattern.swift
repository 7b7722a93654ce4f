/// A glob over absolute paths, written relative to the configuration's folder.
///
/// `*` matches any text without `/`, `**` any number of folders, `?` one character, `{a,b}` either alternative. A pattern whose
/// last part has no wildcard may name a folder, and then matches everything in it.
package struct PathPattern: Sendable, Hashable {
  /// The pattern as written.
  package let text: String
  /// One alternative for each combination of its braces.
  private let choices: [Choice]
  /// The folders or files that contain all matches: the part before the first wildcard.
  package let fixedPrefixes: [String]

  private struct Choice: Hashable {
    /// The absolute folder that the pattern starts at, with a trailing `/`.
    var base: String
    var parts: [PathPatternPart]
    /// The parts that files match.
    var ofFiles: [PathPatternPart]
    /// The parts that folders match which match as a whole; nil if none do.
    var ofWholeFolders: [PathPatternPart]?

    init(base: String, parts: [PathPatternPart]) {
      // The last part may be a folder's name.
      let isOpen = if case .name? = parts.last { true } else { parts.isEmpty }
      (self.base, self.parts) = (base, parts)
      ofFiles = parts + (isOpen ? [.folders] : [])
      ofWholeFolders = isOpen || parts.last == .folders ? parts + [.folders] : nil
    }

    var fixedPrefix: String {
      let names = parts.prefix { if case .name = $0 { true } else { false } }.map(\.text)
      let path = base + names.joined(separator: "/")
      return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
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
    fixedPrefixes = choices.map(\.fixedPrefix)
  }

  /// The cost of one comparison with a path: braces multiply the parts.
  package var cost: Int { choices.reduce(0) { $0 + 1 + $1.parts.count } }

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
    return Choice(base: "/" + base.map { $0 + "/" }.joined(), parts: parts)
  }

  /// Whether a file matches, by its own path or by that of a folder above it.
  package func matches(file path: String) -> Bool {
    fits(path, \.ofFiles)
  }

  /// Whether everything in a folder matches.
  package func covers(folder path: String) -> Bool {
    fits(path, \.ofWholeFolders)
  }

  /// Whether the folder itself matches.
  package func names(folder path: String) -> Bool {
    fits(path, \.parts)
  }

  /// Whether a path matches some parts of any choice. The names of the path are looked for once, as choices mostly share their base.
  private func fits(_ path: String, _ parts: (Choice) -> [PathPatternPart]?) -> Bool {
    var known: (base: String, names: [Substring]?)?
    return choices.contains { choice in
      if known?.base != choice.base { known = (choice.base, Self.names(in: path, below: choice.base)) }
      guard let names = known?.names, let parts = parts(choice) else { return false }
      return Self.fits(names, parts)
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
