/// The argument parser's help with a usage that fits into a line: `viper-lint modules [PATH ...] [OPTIONS]`.
struct HelpText {
  let text: String

  private static let start = "USAGE: "
  private static let width = 80

  /// - Parameter message: what the parser prints; anything but help stays as it is.
  init(_ message: String) {
    guard ["OVERVIEW: ", Self.start].contains(where: message.hasPrefix) else {
      text = message
      return
    }
    text = message.split(separator: "\n", omittingEmptySubsequences: false).map { Self.line(String($0)) }.joined(separator: "\n")
  }

  /// A usage without the options, which are listed below, if it is too long with them.
  private static func line(_ line: String) -> String {
    guard line.hasPrefix(start), line.count >= width else { return line }
    return line.replacing(/\s\[--?\w(?:[^\[\]]|\[[^\[\]]*\])*\]/, with: "").replacing(/[<>]/, with: "") + " [OPTIONS]"
  }
}
