/// A component of a path pattern, between two slashes.
enum PathPatternPart: Hashable, Sendable {
  case name(String)
  /// A component with `*` or `?` in it.
  case wildcard(Wildcard)
  /// `**`: any number of folders.
  case folders

  init(_ text: Substring) throws(PathPattern.Mistake) {
    if text == ".." { throw PathPattern.Mistake("'..' can stand at the start only") }
    if let sign = text.first(where: { "[]\\".contains($0) }) {
      throw PathPattern.Mistake("'\(sign)' means nothing in it; use '*', '**', '?' and '{a,b}'")
    }
    if text.hasPrefix("!") { throw PathPattern.Mistake("it cannot be taken back with '!'; say what to leave out in 'exclude'") }
    if text == "**" {
      self = .folders
    } else if text.contains("**") {
      throw PathPattern.Mistake("'**' must stand alone between slashes, as in '**/*.swift'")
    } else {
      self =
        text.contains(where: { $0 == "*" || $0 == "?" })
        ? .wildcard(Wildcard(String(text), questionMark: true)) : .name(String(text))
    }
  }

  var text: String {
    switch self {
    case .name(let text): text
    case .wildcard(let wildcard): wildcard.text
    case .folders: "**"
    }
  }

  func fits(_ name: Substring) -> Bool {
    switch self {
    case .name(let text): text == name
    case .wildcard(let wildcard): wildcard.matches(String(name))
    case .folders: true
    }
  }
}
