import ViperFacts
import ViperLinking
package import ViperText

/// What the user chose: dialects for everything, or for modules by name or path, architectures, and roles of types. The rest is
/// detected.
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
  /// For modules whose presenters are in matching files. Later pins override earlier ones, and all override those by name.
  package var paths: [PathPin]
  /// The last one that matches a type decides.
  package var roles: [RolePin] = []
  /// The last one that matches a file decides; a pinned dialect overrules them.
  package var architectures: [ArchitecturePin] = []

  package init(dialect: Dialect? = nil, modules: [ModulePin] = [], paths: [PathPin] = []) {
    self.dialect = dialect
    self.modules = modules
    self.paths = paths
  }

  /// Whether some modules are pinned on their own.
  var singlesOut: Bool { !modules.isEmpty || !paths.isEmpty }

  /// All pinned dialects, in the order of the configuration.
  package var all: [Dialect] { (dialect.map { [$0] } ?? []) + modules.map(\.dialect) + paths.map(\.dialect) }

  /// The dialect by the last pin that matches the presenter's file, else by the first one that matches the module's name.
  func dialect(ofModule name: String, in file: String) -> Dialect? {
    dialect(ofFile: file) ?? modules.first { Wildcard($0.pattern).matches(name) }?.dialect
  }

  /// The dialect by the last pin that matches a file.
  func dialect(ofFile path: String) -> Dialect? {
    paths.last { $0.patterns.contains { $0.matches(file: path) } }?.dialect
  }
}
