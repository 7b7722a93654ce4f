import ViperModel
import ViperText

/// The lines of `--stats` on what the analysis could not decide: how much, and why.
struct UndecidedText {
  let lines: [String]

  init(_ undecided: Undecided) {
    lines = [
      Self.line(undecided.wiring, "what sets", "property", "properties"),
      Self.line(undecided.contracts, "what uses or implements", "requirement", "requirements"),
      Self.line(undecided.liveness, "what creates", "module", "modules"),
    ].compactMap(\.self)
  }

  private static func line(_ counts: EscapeCounts, _ question: String, _ one: String, _ many: String) -> String? {
    guard counts.total > 0 else { return nil }
    let ways = counts.entries.map { "\($0.count) \($0.escape.rawValue)" }
    return "cannot tell \(question) \(counts.total) \(counts.total == 1 ? one : many): \(ways.joined(separator: ", "))"
  }
}
