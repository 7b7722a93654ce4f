/// Text in `man` macros, with characters escaped that `man` would interpret as requests or change in typesetting.
struct ManualText {
  private(set) var text = ""

  mutating func request(_ name: String, _ arguments: String...) {
    text += "." + ([name] + arguments.map { "\"\(Self.escaped($0))\"" }).joined(separator: " ") + "\n"
  }

  /// A line of running text, which `man` may refill.
  mutating func line(_ line: String) { text += Self.startingSafely(Self.escaped(line)) + "\n" }

  /// Lines that keep their breaks.
  mutating func example(_ lines: some Sequence<String>) {
    request("EX")
    for line in lines { self.line(line) }
    request("EE")
  }

  /// An option's names in bold and the placeholder for its value in italics.
  mutating func term(_ names: [String], value: String?) {
    text += ".TP\n" + names.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
    if let value { text += (names.isEmpty ? "" : " ") + "\\fI\(Self.escaped(value))\\fR" }
    text += "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
    return result
  }

  private static func startingSafely(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }
}
