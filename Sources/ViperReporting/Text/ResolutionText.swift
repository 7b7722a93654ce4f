import ViperLinking
import ViperModel
import ViperText

/// The line of `--stats`: the share of component-related uses that were resolved.
struct ResolutionText {
  let text: String

  init(_ counts: ResolutionCounts) {
    let all = counts.resolved + counts.unresolved
    let share = all == 0 ? 100 : Double(counts.resolved) * 100 / Double(all)
    let reasons = [
      (counts.ambiguous, "ambiguous"), (counts.external, "of types outside the code base"),
      (counts.unknown, "unknown members"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    text =
      "\(counts.resolved) of \(all) uses of components resolved (\(hundredths(share)) %)"
      + (reasons.isEmpty ? "" : "; not resolved: \(reasons.joined(separator: ", "))")
      + (counts.unparsedFiles == 0 ? "" : "; \(counted(counts.unparsedFiles, "file")) only partly parsed")
  }
}
