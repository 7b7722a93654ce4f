package import ViperFacts
package import ViperModel
package import ViperText

/// A project's settings from its `.viper-lint.yml`.
package struct Configuration: Sendable, Equatable {
  package static let fileName = ".viper-lint.yml"

  /// The word that stands for a dialect where it is to be detected.
  package static let detection = "auto"

  /// A dialect's name or file, with its place in the configuration.
  package struct DialectName: Sendable, Equatable {
    package var name: String
    package var file: String
    package var line: Int?
  }

  /// A pattern for module names, `*` for any text, with the dialect of those modules.
  package struct ModuleDialect: Sendable, Equatable {
    package var module: String
    package var dialect: DialectName
  }

  /// The role of types by name.
  package struct RoleSetting: Sendable, Equatable {
    /// A type's name, qualified or not; `*` matches any text.
    package var type: String
    package var verdict: RolePin.Verdict
    package var line: Int?
  }

  /// An architecture; nil to detect it.
  package struct ArchitectureSetting: Sendable, Equatable {
    package var architecture: Architecture?
    package var line: Int?
  }

  /// A file pattern, with its line.
  package struct Path: Sendable, Equatable {
    package var pattern: PathPattern
    package var line: Int?

    package init(pattern: PathPattern, line: Int? = nil) {
      self.pattern = pattern
      self.line = line
    }
  }

  /// The file as printed, and its absolute folder; nil where there is no configuration.
  package var file: String?
  package var folder: String?
  /// The dialect of modules that no entry pins; nil to detect it.
  package var dialect: DialectName?
  package var modules: [ModuleDialect] = []
  /// Nil to detect it.
  package var architecture: ArchitectureSetting?
  /// The last entry that matches a type decides.
  package var roles: [RoleSetting] = []
  /// Folders that bound names and dialects, in addition to those with a project.
  package var roots: [Path] = []
  /// Empty for every file.
  package var include: [Path] = []
  package var exclude: [Path] = []
  /// Nil for `error`.
  package var failing: FailingSeverity?
  package var rules: [RuleEntry] = []
  /// Later overrides win.
  package var overrides: [PathOverride] = []
  /// Whether a suppression comment without a reason is a finding.
  package var requiresSuppressionReason = true
  /// Nil for `BaselineSetting.fileName` in the configuration's folder, if that exists.
  package var baseline: BaselineSetting?
  /// The policies for accepting findings; the last one that matches a rule wins.
  package var policies: [RulePolicy] = []
  /// The reports to write where the command line names none.
  package var outputs: [OutputSetting] = []

  /// The team's own rules: those of the files that it extends, then its own.
  package var constraints: [Constraint] = []
  /// The files that it extends, directly or not, each after those that it extends itself.
  package var constraintFiles: [ConstraintFile] = []

  /// The file as written, for `config`.
  package var stated: ConfigurationValue?

  package init() {}

  package var selection: FileSelection {
    FileSelection(include: include.map(\.pattern), exclude: exclude.map(\.pattern), roots: roots.map(\.pattern))
  }
}

/// The baseline's file, and the severity of entries that match nothing any more.
package struct BaselineSetting: Sendable, Equatable {
  /// The default file, in the configuration's folder.
  package static let fileName = ".viper-lint-baseline"

  /// Absolute, or relative to the working directory.
  package var path: String
  /// The severity of `stale-baseline-entry`; nil for the one under `rules`.
  package var stale: SeveritySetting?

  package init(path: String, stale: SeveritySetting? = nil) {
    self.path = path
    self.stale = stale
  }
}

/// A report to write, as the configuration states it.
package struct OutputSetting: Sendable, Equatable {
  package var format: String
  /// Absolute; `-` for standard output.
  package var path: String
  package var file: String
  package var line: Int?

  package init(format: String, path: String, file: String, line: Int? = nil) {
    self.format = format
    self.path = path
    self.file = file
    self.line = line
  }
}

/// The lowest severity of a new finding that fails a run.
package enum FailingSeverity: String, Sendable, CaseIterable {
  case error, warning, info, never

  package func includes(_ severity: Severity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .info: true
    case .never: false
    }
  }
}
