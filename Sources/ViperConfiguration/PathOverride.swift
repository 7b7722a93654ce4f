import ViperFacts
import ViperText

/// The settings for some of the files.
package struct PathOverride: Sendable, Equatable {
  package var paths: [Configuration.Path]
  package var dialect: Configuration.DialectName?
  package var architecture: Configuration.ArchitectureSetting?
  package var roles: [Configuration.RoleSetting] = []
  package var rules: [RuleEntry] = []
  package var line: Int?

  package init(paths: [Configuration.Path], dialect: Configuration.DialectName? = nil, rules: [RuleEntry] = [], line: Int? = nil)
  {
    self.paths = paths
    self.dialect = dialect
    self.rules = rules
    self.line = line
  }

  package func holds(for file: String) -> Bool { paths.contains { $0.pattern.matches(file: file) } }
}
