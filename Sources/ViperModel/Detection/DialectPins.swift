import ViperFacts
import ViperLinking
package import ViperText

/// Which dialects the user has chosen: for everything, for modules by name or place, or not at all.
package struct DialectPins: Sendable {
  package struct ModulePin: Sendable {
    package var pattern: String
    package var dialect: Dialect

    package init(pattern: String, dialect: Dialect) {
      self.pattern = pattern
      self.dialect = dialect
    }
  }

  package struct PathPin: Sendable {
    package var patterns: [PathPattern]
    package var dialect: Dialect

    package init(patterns: [PathPattern], dialect: Dialect) {
      self.patterns = patterns
      self.dialect = dialect
    }
  }

  package var dialect: Dialect?
  package var modules: [ModulePin]
  /// For modules whose presenters lie there; later ones go before earlier ones, and all before those by name.
  package var paths: [PathPin]

  package init(dialect: Dialect? = nil, modules: [ModulePin] = [], paths: [PathPin] = []) {
    self.dialect = dialect
    self.modules = modules
    self.paths = paths
  }

  /// Whether some modules may be judged otherwise than the rest.
  var singlesOut: Bool { !modules.isEmpty || !paths.isEmpty }

  /// All dialects that are pinned, in the order in which they are stated.
  package var all: [Dialect] { (dialect.map { [$0] } ?? []) + modules.map(\.dialect) + paths.map(\.dialect) }

  /// The last pin that fits the place of a module's presenter, else the first one that fits its name.
  func dialect(ofModule name: String, in file: String) -> Dialect? {
    dialect(ofFile: file) ?? modules.first { Wildcard($0.pattern).matches(name) }?.dialect
  }

  /// The last pin that fits a file.
  func dialect(ofFile path: String) -> Dialect? {
    paths.last { $0.patterns.contains { $0.matches(file: path) } }?.dialect
  }
}
