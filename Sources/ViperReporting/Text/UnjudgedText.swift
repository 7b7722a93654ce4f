import ViperModel
import ViperRules
import ViperText

/// The line that says what no rule judged, with counts; empty where everything was judged.
struct UnjudgedText {
  let text: String

  init(_ report: LintReport) {
    let unjudged = report.unjudged
    let types = unjudged.types.map { counted($0.number, $0.role.name) }.joined(separator: ", ")
    let parts = [
      types.isEmpty ? nil : "\(types) by name, but wired as no part of a module",
      unjudged.modules == 0 ? nil : "\(counted(unjudged.modules, "module")) in no dialect, by the base rules only",
      unjudged.files == 0 ? nil : "\(counted(unjudged.files, "file")) left out",
    ].compactMap(\.self)
    text = parts.isEmpty ? "" : "not judged: \(parts.joined(separator: "; "))"
  }
}
