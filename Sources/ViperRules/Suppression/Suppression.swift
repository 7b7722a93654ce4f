/// A suppression of one rule in a part of a file.
struct Suppression: Equatable {
  enum Scope: Equatable {
    case file
    case lines(ClosedRange<Int>)
    /// The range between two places, excluding the end.
    case region(from: Position, to: Position)
  }

  struct Position: Comparable {
    var line: Int
    var column: Int

    static let end = Position(line: .max, column: .max)
    static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  var rule: String
  var scope: Scope
  var reason: String?
  /// The index of its comment in the file.
  var comment: Int
}
