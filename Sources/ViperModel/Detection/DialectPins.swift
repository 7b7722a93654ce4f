/// Which dialects the user has chosen: for everything, for modules by name, or not at all.
package struct DialectPins: Sendable {
  package struct ModulePin: Sendable {
    package var pattern: String
    package var dialect: Dialect

    package init(pattern: String, dialect: Dialect) {
      self.pattern = pattern
      self.dialect = dialect
    }
  }

  package var dialect: Dialect?
  package var modules: [ModulePin]

  package init(dialect: Dialect? = nil, modules: [ModulePin] = []) {
    self.dialect = dialect
    self.modules = modules
  }

  /// The first pin that fits a module's name.
  func dialect(ofModule name: String) -> Dialect? {
    modules.first { Glob($0.pattern).matches(name) }?.dialect
  }
}
