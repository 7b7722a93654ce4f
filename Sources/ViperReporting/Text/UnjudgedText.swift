import ViperModel
import ViperRules
import ViperText

/// The line that says what no rule judged, with counts; empty where everything was judged. Modules in no dialect are in the line on
/// their root.
struct UnjudgedText {
  let text: String

  init(_ report: LintReport) {
    let unjudged = report.unjudged
    let parts = [
      unjudged.types.isEmpty ? nil : Self.text(unjudged.types),
      unjudged.files == 0 ? nil : "\(counted(unjudged.files, "file")) left out ('--stats' says why)",
    ].compactMap(\.self)
    text = parts.isEmpty ? "" : "Not checked: \(parts.joined(separator: "; "))"
  }

  /// `6 types named like views, but part of no module ('viper-lint modules' lists them)`; of several roles, `20 types named like parts
  /// (6 views, 14 presenters), but …`.
  private static func text(_ types: [(role: Role, number: Int)]) -> String {
    let number = types.reduce(0) { $0 + $1.number }
    let counts = types.map { counted($0.number, $0.role.name) }
    let like = types.count == 1 ? kind(types[0].role.name, number) : "parts (\(counts.joined(separator: ", ")))"
    return
      "\(counted(number, "type")) named like \(like), but part of no module ('viper-lint modules' lists \(number == 1 ? "it" : "them"))"
  }

  /// `a view`, `an interactor`, `views`.
  private static func kind(_ role: String, _ number: Int) -> String {
    number > 1 ? role + "s" : "\("aeiou".contains(role.prefix(1)) ? "an" : "a") \(role)"
  }
}
