extension String {
  /// Lines for a terminal or a build log, with control sequences, build server commands and hidden characters escaped.
  ///
  /// For all output of the program except reports: a report may contain intended colours or commands, so it applies `visible` to
  /// each name and `withoutCommands` to the whole.
  package var printable: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printableLine }.joined(separator: "\n")
  }

  /// The same as a single line, with line breaks escaped.
  package var printableLine: String { visible.withoutCommands }

  /// The text with all build server commands escaped.
  ///
  /// Servers look for `##vso[`, `##teamcity[` and `##[` anywhere in a line, and for `::` at its start: a file name or a comment
  /// in a source must not set a variable of the build.
  package var withoutCommands: String {
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

  /// Whether the text contains `##` or `::`.
  private var holdsPair: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == $1 && ($0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":")) }
  }

  /// Whether the scalars start with `##`, letters and `[`.
  private static func beginsCommand(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: "##".unicodeScalars) else { return false }
    return scalars.dropFirst(2).drop { $0.isASCII && $0.properties.isAlphabetic }.first == "["
  }
}
