/// Where one rule is off in a file, because a comment says so.
struct Suppression: Equatable {
  enum Scope: Equatable {
    case file
    case lines(ClosedRange<Int>)
    /// Between two places, the end exclusive.
    case region(from: Place, to: Place)
  }

  struct Place: Comparable {
    var line: Int
    var column: Int

    static let end = Place(line: .max, column: .max)
    static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  var rule: String
  var scope: Scope
  var reason: String?
  /// The position of its comment among those of the file.
  var comment: Int
}
