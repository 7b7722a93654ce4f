import ViperLinking
package import ViperModel
import ViperText

/// The severity that a configuration sets, or `off`.
package enum SeveritySetting: Sendable, Equatable {
  case off
  case on(Severity)

  package var severity: Severity? {
    if case .on(let severity) = self { severity } else { nil }
  }
}

/// The settings of one rule, of one of its cases, or of rules by a pattern.
package struct RuleEntry: Sendable, Equatable {
  /// A pattern for components that the rule ignores, `*` for any text.
  package struct Ignored: Sendable, Equatable {
    package var pattern: String
    package var line: Int?

    /// - Parameter component: the qualified name; the pattern may match its last part alone.
    package func fits(_ component: String) -> Bool {
      if pattern.contains("*") { return Wildcard(pattern).fits(qualifiedName: component) }
      return component == pattern || component.hasSuffix("." + pattern) && !pattern.contains(".")
    }
  }

  /// `retain-cycle`, `presenter-imports-uikit.unused`, or a pattern with `*`.
  package var key: String
  package var line: Int?
  /// Nil to leave the severity alone.
  package var severity: SeveritySetting?
  package var ignore: [Ignored] = []
  package var options = RuleOptions()

  package init(
    key: String, line: Int? = nil, severity: SeveritySetting? = nil, ignore: [Ignored] = [], options: RuleOptions = RuleOptions()
  ) {
    self.key = key
    self.line = line
    self.severity = severity
    self.ignore = ignore
    self.options = options
  }

  package var isPattern: Bool { key.contains("*") }

  /// Whether the key names a case.
  package var isOfCase: Bool { key.contains(".") }

  /// The specificity of the key for a case of a rule: a case over none, an id over a pattern; nil for no match.
  package func closeness(to rule: String, case name: String?) -> Int? {
    let id = name.map { "\(rule).\($0)" }
    if key == id { return 3 }
    if key == rule { return 1 }
    guard isPattern else { return nil }
    if isOfCase { return id.map(Wildcard(key).matches) == true ? 2 : nil }
    return Wildcard(key).matches(rule) ? 0 : nil
  }
}
