extension String {
  /// Lines as they go to a terminal or to a build's log: nothing that either would obey, and nothing that cannot be seen.
  ///
  /// For all that a program says. A report is a format of its own and may hold colours or commands that are meant; it makes
  /// each name `visible` and the whole `withoutCommands`.
  package var printable: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printableLine }.joined(separator: "\n")
  }

  /// The same as one line: line breaks in it are written as escapes too.
  package var printableLine: String { visible.withoutCommands }

  /// The text with all build servers' commands in it made harmless.
  ///
  /// Servers look for `##vso[`, `##teamcity[` and `##[` anywhere in a line, and for `::` where one begins: a file's name or a
  /// comment in its source must not set a variable of the build.
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
