extension String {
  /// The text with whatever a build server would obey in its log made harmless.
  ///
  /// Servers look for `##vso[`, `##teamcity[` and `##[` anywhere in a line, and for `::` where one begins: a file's name or a
  /// comment in its source must not set a variable of the build.
  package var inert: String {
    guard holdsPair else { return self }
    let scalars = Array(unicodeScalars)
    var result = UnicodeScalarView()
    var isAtStart = true
    for (index, scalar) in scalars.enumerated() {
      let isCommand = Self.beginsCommand(scalars[index...]) || isAtStart && scalars[index...].starts(with: "::".unicodeScalars)
      if isCommand {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// Whether it holds `##` or `::`.
  private var holdsPair: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == $1 && ($0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":")) }
  }

  /// `##`, letters, `[`.
  private static func beginsCommand(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: "##".unicodeScalars) else { return false }
    return scalars.dropFirst(2).drop { $0.isASCII && $0.properties.isAlphabetic }.first == "["
  }
}
