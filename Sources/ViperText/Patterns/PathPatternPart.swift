/// What stands between two slashes of a path pattern.
enum PathPatternPart: Hashable, Sendable {
  case name(String)
  /// With `*` or `?` in it.
  case wildcard(String)
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
      self = text.contains(where: { $0 == "*" || $0 == "?" }) ? .wildcard(String(text)) : .name(String(text))
    }
  }

  var text: String {
    switch self {
    case .name(let text), .wildcard(let text): text
    case .folders: "**"
    }
  }

  func fits(_ name: Substring) -> Bool {
    switch self {
    case .name(let text): text == name
    case .wildcard(let text): Self.fits(Array(name.unicodeScalars), Array(text.unicodeScalars))
    case .folders: true
    }
  }

  /// Greedy, going back to the last `*` only.
  private static func fits(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var (place, sign) = (0, 0)
    var retry: (place: Int, sign: Int)?
    while place < name.count {
      if sign < pattern.count, pattern[sign] == "*" {
        retry = (place, sign + 1)
        sign += 1
      } else if sign < pattern.count, pattern[sign] == "?" || pattern[sign] == name[place] {
        (place, sign) = (place + 1, sign + 1)
      } else if let last = retry {
        retry = (last.place + 1, last.sign)
        (place, sign) = (last.place + 1, last.sign)
      } else {
        return false
      }
    }
    return pattern[sign...].allSatisfy { $0 == "*" }
  }
}
