/// The name of a node, in two lines if it is long: columns that are as wide as their longest name make a picture small in print.
struct DOTName {
  private static let longestLine = 18

  let lines: [String]

  init(_ name: String) {
    lines = name.count > Self.longestLine ? Self.halves(of: name) : [name]
  }

  /// The number of letters of the longest line.
  var width: Int { lines.map(\.count).max() ?? 0 }

  /// Broken before the capital letter that is nearest to the middle.
  private static func halves(of name: String) -> [String] {
    let letters = Array(name)
    let breaks = letters.indices.dropFirst(3).dropLast(2).filter { letters[$0].isUppercase && letters[$0 - 1].isLowercase }
    guard let middle = breaks.min(by: { abs(2 * $0 - letters.count) < abs(2 * $1 - letters.count) }) else { return [name] }
    return [String(letters[..<middle]), String(letters[middle...])]
  }
}
