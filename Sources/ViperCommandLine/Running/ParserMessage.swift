internal import ViperText

/// What the argument parser says of wrong usage, in the form of all other messages: `error: what is wrong; what to do`.
struct ParserMessage {
  let text: String

  /// - Parameter message: the parser's sentences, or one of ours in the usual form.
  /// - Parameter full: the same with the usage, which names the command.
  init(_ message: String, full: String) {
    let sentence = Self.sentence(message)
    let help = sentence.contains("; ") ? "" : Self.command(in: full).map { "; see '\($0)'" } ?? ""
    text = "error: \(sentence)\(help)"
  }

  /// `Unknown option '--strct'. Did you mean '--strict'?` becomes `unknown option '--strct'; did you mean '--strict'?`.
  private static func sentence(_ message: String) -> String {
    guard let advice = message.firstRange(of: /\. (?:Did you mean|Please provide one of)\s/) else {
      return lowercased(message.hasSuffix(".") ? String(message.dropLast()) : message)
    }
    let complaint = String(message[..<advice.lowerBound])
    return lowercased(complaint) + remedy(of: String(message[advice.lowerBound...]), for: quoted(complaint).first ?? "")
  }

  /// What to do in place of a word: the one that was meant, or one of those that are possible.
  private static func remedy(of advice: String, for word: String) -> String {
    let lines = advice.split(separator: "\n").dropFirst().map { String($0.drop { " -".contains($0) }) }
    let values = lines.isEmpty ? quoted(advice) : lines
    if let nearest = NearestNames.to(word, among: values).first { return "; did you mean '\(nearest)'?" }
    return advice.hasPrefix(". Did") ? "" : "; use one of \(values.joined(separator: ", "))"
  }

  /// The words between single quotes.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }

  /// The call that prints the help of the command in question.
  private static func command(in full: String) -> String? {
    full.split(separator: "\n").last { $0.contains("See '") }.flatMap { quoted(String($0)).first }
  }

  private static func lowercased(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
