package import ViperModel

/// A rule of a team's own, stated as data over modules, roles, strengths and imports.
///
/// It reports under its name, and is a rule like any other to severities, suppressions, baselines and reports.
package struct Constraint: Sendable, Equatable {
  /// Kebab case; unique among constraints and built-in rules.
  package var name: String
  package var severity: Severity
  /// Why the team wants it; a sentence.
  package var reason: String
  package var statement: ConstraintStatement
  /// Whether what it allows is lifted from the dialect's table of references.
  package var overridesDialect = false
  /// Code that must break it, and code that must not.
  package var fails: [ConstraintSnippet] = []
  package var passes: [ConstraintSnippet] = []
  /// The file that states it, as printed, and the 1-based line of its name.
  package var file: String
  package var line: Int?

  package init(name: String, severity: Severity, reason: String, statement: ConstraintStatement, file: String, line: Int? = nil) {
    self.name = name
    self.severity = severity
    self.reason = reason
    self.statement = statement
    self.file = file
    self.line = line
  }

  /// The selections that it is about, by the key that states each.
  package var selections: [(key: String, selection: Selection)] { statement.selections }
}

/// Code that is written next to a constraint to test it.
package struct ConstraintSnippet: Sendable, Equatable {
  /// Swift code; a line `// file: Path.swift` begins a file.
  package var code: String
  package var line: Int?

  package init(code: String, line: Int? = nil) {
    self.code = code
    self.line = line
  }
}
