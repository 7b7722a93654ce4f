import ViperModel
import ViperText

/// The lines of `--stats` on what cannot be told: how much of it, and by which ways of escape.
struct UndecidedText {
  let lines: [String]

  init(_ undecided: Undecided) {
    lines = [
      Self.line(undecided.wiring, "who sets", "property", "properties"),
      Self.line(undecided.contracts, "who uses or adopts", "requirement", "requirements"),
      Self.line(undecided.liveness, "who makes", "module", "modules"),
    ].compactMap(\.self)
  }

  private static func line(_ counts: EscapeCounts, _ question: String, _ one: String, _ many: String) -> String? {
    guard counts.total > 0 else { return nil }
    let ways = counts.entries.map { "\($0.count) \($0.escape.rawValue)" }
    return "cannot tell \(question) \(counts.total) \(counts.total == 1 ? one : many): \(ways.joined(separator: ", "))"
  }
}
