package import ViperFacts
package import ViperText

/// What a project says of itself in its `.viper-lint.yml`.
package struct Configuration: Sendable, Equatable {
  package static let fileName = ".viper-lint.yml"

  /// A dialect's name or file, with the place that names it.
  package struct DialectName: Sendable, Equatable {
    package var name: String
    package var file: String
    package var line: Int?
  }

  /// Modules by name, `*` for any text, with the dialect that they are written in.
  package struct ModuleDialect: Sendable, Equatable {
    package var module: String
    package var dialect: DialectName
  }

  /// A pattern over files, with the line that states it.
  package struct Path: Sendable, Equatable {
    package var pattern: PathPattern
    package var line: Int?

    package init(pattern: PathPattern, line: Int? = nil) {
      self.pattern = pattern
      self.line = line
    }
  }

  /// The file as it is printed, and its folder, absolute; nil where there is no configuration.
  package var file: String?
  package var folder: String?
  /// Judges everything that no pin names; nil: detected.
  package var dialect: DialectName?
  package var modules: [ModuleDialect] = []
  /// Folders that bound names and dialects, besides those with a project.
  package var roots: [Path] = []
  /// None: every file.
  package var include: [Path] = []
  package var exclude: [Path] = []
  /// Nil: `error`.
  package var failing: FailingSeverity?
  package var rules: [RuleEntry] = []
  /// Later ones go before earlier ones.
  package var overrides: [PathOverride] = []
  /// Whether a suppression comment without a reason is a finding.
  package var requiresSuppressionReason = true
  /// Nil: `BaselineSetting.fileName` beside the configuration, where there is one.
  package var baseline: BaselineSetting?
  /// What may stand in a baseline, the last one that fits a rule first asked.
  package var policies: [RulePolicy] = []
  /// The reports to write where the command line names none.
  package var outputs: [OutputSetting] = []

  /// The file's own words, for whoever shows them.
  package var stated: ConfigurationValue?

  package init() {}

  package var selection: FileSelection {
    FileSelection(include: include.map(\.pattern), exclude: exclude.map(\.pattern), roots: roots.map(\.pattern))
  }
}
