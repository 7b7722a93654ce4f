/// A component of a path pattern, between two slashes.
enum PathPatternPart: Hashable, Sendable {
  case name(String)
  /// A component with `*` or `?` in it.
  case wildcard(Wildcard)
  /// `**`: any number of folders.
  case folders

  init(_ text: Substring) throws(PathPattern.Mistake) {
    if text == ".." { throw PathPattern.Mistake("'..' is only allowed at the start") }
    if let sign = text.first(where: { "[]\\".contains($0) }) {
      throw PathPattern.Mistake("'\(sign)' is not supported; use '*', '**', '?' and '{a,b}'")
    }
    if text.hasPrefix("!") { throw PathPattern.Mistake("'!' cannot negate a pattern; list what to skip in 'exclude'") }
    if text == "**" {
      self = .folders
    } else if text.contains("**") {
      throw PathPattern.Mistake("'**' must be a whole path component, as in '**/*.swift'")
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
