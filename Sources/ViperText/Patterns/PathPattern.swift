/// A glob over absolute paths, as a configuration states it relative to its own folder.
///
/// `*` stands for any text without `/`, `**` for any folders or none, `?` for one character, `{a,b}` for either. A pattern
/// whose last part has no wildcard may name a folder, and then stands for all that is in it.
package struct PathPattern: Sendable, Hashable {
  /// As it was written.
  package let text: String
  /// One for each way to choose from its braces.
  private let choices: [Choice]

  private struct Choice: Hashable {
    /// An absolute folder, with `/` at its end.
    var base: String
    var parts: [PathPatternPart]
    /// Whether the last part may be a folder's name.
    var isOpen: Bool
  }

  /// - Parameter folder: absolute and normalised.
  /// - Throws: `Mistake` for what is no pattern.
  package init(_ text: String, in folder: String) throws(Mistake) {
    self.text = text
    guard !text.isEmpty else { throw Mistake("name a file or folder, as in 'Sources/**'") }
    guard text.utf8.count <= Self.longest else { throw Mistake("it is over \(Self.longest) bytes; shorten it") }
    var choices: [Choice] = []
    for choice in try PathPatternBraces.expanded(text) { choices.append(try Self.choice(choice, in: folder)) }
    self.choices = choices
  }

  private static let longest = 1024

  /// Why a text is no pattern, and what to write instead.
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

  /// Whether a file fits, by its own name or by that of a folder it lies in.
  package func matches(file path: String) -> Bool {
    choices.contains { choice in
      Self.names(in: path, below: choice.base).map { Self.fits($0, choice.parts + (choice.isOpen ? [.folders] : [])) } ?? false
    }
  }

  /// Whether everything in a folder fits.
  package func covers(folder path: String) -> Bool {
    choices.contains { choice in
      guard choice.isOpen || choice.parts.last == .folders else { return false }
      return Self.names(in: path, below: choice.base).map { Self.fits($0, choice.parts + [.folders]) } ?? false
    }
  }

  /// Whether a folder itself is what the pattern names.
  package func names(folder path: String) -> Bool {
    choices.contains { choice in Self.names(in: path, below: choice.base).map { Self.fits($0, choice.parts) } ?? false }
  }

  /// The folders or files that all matches lie in: what stands before the first wildcard.
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
