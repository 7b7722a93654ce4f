import ViperModel
import ViperText

/// The style of findings: a colour and a sign for each severity, so that they also differ in greyscale.
///
/// An info has no colour and is in the tooltip only.
enum MarkStyle {
  /// A line in the label of a node.
  typealias Line = (text: String, color: Shade)

  /// The number of rules that a label names; the rest are counted.
  private static let namedRules = 2

  static func color(of severity: Severity) -> Shade? {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: nil
    }
  }

  /// The width of a line, which distinguishes an error from a warning without colour.
  static func width(of severity: Severity) -> Double { severity == .error ? 2.4 : 1.8 }

  static func width(of marks: [GraphMark]) -> Double { marks.map(\.severity).max().map { width(of: $0) } ?? 1 }

  /// The colour of the worst severity.
  static func color(of marks: [GraphMark]) -> Shade? { marks.map(\.severity).max().flatMap { color(of: $0) } }

  /// The names of the violated rules, the worst first.
  static func rules(of marks: [GraphMark]) -> [Line] {
    var lines: [Line] = []
    for mark in marks.sorted() {
      guard let color = color(of: mark.severity) else { continue }
      let text = "\(sign(of: mark.severity)) \(mark.rule)"
      if !lines.contains(where: { $0.text == text }) { lines.append((text, color)) }
    }
    let rest = lines.count - namedRules
    return rest <= 1 ? lines : lines.prefix(namedRules) + [("and \(rest) more", lines[namedRules].color)]
  }

  /// The number of findings of each severity.
  static func counts(of marks: [GraphMark]) -> [Line] {
    [Severity.error, .warning].compactMap { severity in
      let count = marks.count { $0.severity == severity }
      guard count > 0, let color = color(of: severity) else { return nil }
      return ("\(sign(of: severity)) \(counted(count, severity.rawValue))", color)
    }
  }

  /// The sign and the number of findings of each severity: `×2`.
  static func signs(of marks: [GraphMark]) -> [Line] {
    [Severity.error, .warning].compactMap { severity in
      let count = marks.count { $0.severity == severity }
      guard count > 0, let color = color(of: severity) else { return nil }
      return ("\(sign(of: severity))\(count)", color)
    }
  }

  static func tooltip(of marks: [GraphMark]) -> [String] {
    marks.map { "\($0.severity.rawValue): \($0.message) [\($0.rule)]" }
  }

  static func sign(of severity: Severity) -> String { severity == .error ? "×" : "!" }
}
