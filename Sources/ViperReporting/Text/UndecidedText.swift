import ViperModel
import ViperText

/// The lines of `--stats` on what the analysis could not decide: how much, and why.
struct UndecidedText {
  /// Empty, or lines with their ends.
  let text: String

  init(_ undecided: Undecided) {
    let lines = [
      Self.line(undecided.wiring, "who sets", "property", "properties"),
      Self.line(undecided.contracts, "who uses or adopts", "requirement", "requirements"),
      Self.line(undecided.liveness, "who makes", "module", "modules"),
    ]
    text = lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }

  private static func line(_ counts: EscapeCounts, _ question: String, _ one: String, _ many: String) -> String? {
    guard counts.total > 0 else { return nil }
    let ways = counts.entries.map { "\($0.count) \($0.escape.rawValue)" }
    return "cannot tell \(question) \(counts.total) \(counts.total == 1 ? one : many): \(ways.joined(separator: ", "))"
  }
}
