/// The number of open brackets of each kind.
struct NestingDepth: Equatable {
  var squares = 0
  var parentheses = 0
  var angles = 0
  /// Generic arguments of attributes, `@a<…`.
  var attributes = 0

  static func + (a: Self, b: Self) -> Self {
    NestingDepth(
      squares: a.squares + b.squares, parentheses: a.parentheses + b.parentheses, angles: a.angles + b.angles,
      attributes: a.attributes + b.attributes)
  }

  /// Adds to the count of a bracket, given by its ASCII character.
  mutating func count(_ bracket: UInt8, by difference: Int) {
    switch bracket {
    case UInt8(ascii: "["): squares += difference
    case UInt8(ascii: "("): parentheses += difference
    default: angles += difference
    }
  }

  var isExcessive: Bool { excess != nil }

  /// The limit that is exceeded, as a message; nil if none is.
  var excess: String? {
    if attributes > NestingLimits.attributes { return "more than \(NestingLimits.attributes) nested '@…<'" }
    // The two kinds multiply each other's parsing time.
    if squares + 2 * attributes > NestingLimits.squares { return "more than \(NestingLimits.squares) nested '['" }
    if parentheses > NestingLimits.parentheses { return "more than \(NestingLimits.parentheses) nested '('" }
    if angles > NestingLimits.angles { return "more than \(NestingLimits.angles) nested '<'" }
    return nil
  }
}
