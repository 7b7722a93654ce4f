import ViperConfiguration
import ViperModel
package import ViperRules

/// A rule's documentation as text for a terminal.
package struct RuleText {
  package let text: String

  /// - Parameters:
  ///   - wanted: the case that the text begins with; nil for the rule as a whole.
  ///   - width: of the terminal; nil for paragraphs of one line.
  package init(
    id: String, _ documentation: RuleDocumentation, case wanted: RuleDocumentation.Case? = nil, width: Int? = nil
  ) {
    let head = wanted.map { ["\(id).\($0.name)", "\(Self.line(of: $0)) (a case of \(id))"] } ?? [id]
    let prose =
      head + [documentation.summary, documentation.rationale, Self.severities(of: documentation)]
      + Self.options(of: documentation)
    let parts =
      prose.map { Self.wrapped($0, to: width) } + Self.examples("Reported", documentation.triggering, of: id)
      + Self.examples("Not reported", documentation.nonTriggering, of: id)
    text = parts.joined(separator: "\n\n") + "\n"
  }

  /// Paragraphs in lines of a width.
  ///
  /// - Parameter width: nil to leave them as they are.
  package static func wrapped(_ text: String, to width: Int?) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { wrapped(line: $0, to: width) }
      .joined(separator: "\n")
  }

  /// A line in lines of a width; those that follow an indented one are indented more.
  private static func wrapped(line: Substring, to width: Int) -> String {
    let margin = String(line.prefix { $0 == " " })
    let words = line.trimmingPrefix(margin).split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return String(line) }
    var rest = StyledLine()
    rest.add(unbroken: margin + words[0], margin + words[0])
    rest.add(words[1])
    return rest.broken(to: width, indent: margin.isEmpty ? "" : margin + "  ")
  }

  /// The default severities: `warning`, `error/info`, `off`.
  package static func severity(of documentation: RuleDocumentation) -> String {
    let all = Set(documentation.cases.map(\.severity) + [documentation.severity].compactMap(\.self))
    let names = Severity.worstFirst.filter(all.contains).map(\.rawValue)
    return names.isEmpty ? "off" : names.joined(separator: "/")
  }

  private static func severities(of documentation: RuleDocumentation) -> String {
    let plain = documentation.severity?.rawValue ?? "off; dialects turn it on"
    guard !documentation.cases.isEmpty else { return "Default severity: \(plain)" }
    let cases = documentation.cases.map { "\n  \(line(of: $0))" }
    return "Default severity by case:" + cases.joined()
  }

  private static func line(of case: RuleDocumentation.Case) -> String {
    "\(`case`.name) (\(`case`.severity.rawValue)): \(`case`.summary)"
  }

  private static func options(of documentation: RuleDocumentation) -> [String] {
    guard !documentation.options.isEmpty else { return [] }
    let lines = documentation.options.map { "\n  \($0.name) (default: \($0.default)): \($0.summary)\n    \($0.form)" }
    return ["Options, in a configuration under the rule's 'options':" + lines.joined()]
  }

  /// The examples of a rule, and those shared by its whole family.
  private static func examples(_ title: String, _ examples: [Example], of id: String) -> [String] {
    examples.filter { $0.rule == nil || $0.rule == id }.map { example in
      let code = example.code.split(separator: "\n", omittingEmptySubsequences: false).map(line)
      return "\(title), dialect \(example.dialect):\n\n" + code.joined(separator: "\n")
    }
  }

  /// A line of an example, with its marker turned into a trailing comment.
  private static func line(_ marked: Substring) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in marked.unicodeScalars {
      if scalar == "\u{20E3}" { plain.removeLast(min(2, plain.count)) } else { plain.append(scalar) }
    }
    let isMarked = plain.count < marked.unicodeScalars.count
    return plain.isEmpty ? "" : "    \(String(plain))\(isMarked ? "  // <- reported" : "")"
  }
}
