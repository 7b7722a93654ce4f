import ViperModel

/// How findings look: the worst one gives the colour, and a sign before its rule's name tells severities apart in grey.
///
/// An info is worth no colour and stands in the tooltip only.
enum MarkStyle {
  /// More rules than this are counted, not named.
  private static let namedRules = 2

  static func color(of marks: [GraphMark]) -> String? {
    switch marks.map(\.severity).max() {
    case .error: "#C8102E"
    case .warning: "#B34700"
    case .info, nil: nil
    }
  }

  /// The names of the broken rules, the worst first.
  static func rules(of marks: [GraphMark]) -> [String] {
    var rules: [String] = []
    for mark in marks.sorted() where mark.severity > .info {
      let rule = (mark.severity == .error ? "× " : "! ") + mark.rule
      if !rules.contains(rule) { rules.append(rule) }
    }
    let rest = rules.count - namedRules
    return rest <= 1 ? rules : rules.prefix(namedRules) + ["and \(rest) more"]
  }

  /// The number of findings of each severity.
  static func counts(of marks: [GraphMark]) -> [String] {
    let errors = marks.count { $0.severity == .error }
    let warnings = marks.count { $0.severity == .warning }
    let parts =
      (errors > 0 ? ["× " + Count.text(errors, "error")] : [])
      + (warnings > 0 ? ["! " + Count.text(warnings, "warning")] : [])
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  static func tooltip(of marks: [GraphMark]) -> [String] {
    marks.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }
  }
}
