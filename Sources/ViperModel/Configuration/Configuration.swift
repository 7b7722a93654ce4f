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
  package struct ModulePin: Sendable, Equatable {
    package var module: String
    package var dialect: DialectName
  }

  /// Judges everything that no pin names; nil: detected.
  package var dialect: DialectName?
  package var modules: [ModulePin] = []
  /// Whether a suppression comment without a reason is a finding.
  package var requiresSuppressionReason = true
  /// Nil: `Baseline.fileName` beside the configuration, where there is one.
  package var baseline: BaselineSetting?
  /// What may stand in a baseline, the last one that fits a rule first asked.
  package var policies: [RulePolicy] = []
  /// The reports to write where the command line names none.
  package var outputs: [OutputSetting] = []

  package init() {}
}
