package import ViperModel

/// What a configuration may name: rules with their cases and options, formats of reports, dialects with their roles.
package struct ConfigurationVocabulary: Sendable {
  package struct Rule: Sendable {
    package var cases: [String]
    package var options: [RuleOption]
    /// False for what is about comments or the baseline: no component has it, and nothing accepts it.
    package var isAboutCode: Bool

    package init(cases: [String] = [], options: [RuleOption] = [], isAboutCode: Bool = true) {
      self.cases = cases
      self.options = options
      self.isAboutCode = isAboutCode
    }
  }

  /// The rules by id, where dialects add these roles.
  package var rules: @Sendable ([Role]) -> [String: Rule]
  package var formats: [String]
  /// The roles that a dialect adds, or what is wrong with it.
  package var roles: @Sendable (Configuration.DialectName) throws(DialectError) -> [Role]

  package init(
    rules: @escaping @Sendable ([Role]) -> [String: Rule], formats: [String],
    roles: @escaping @Sendable (Configuration.DialectName) throws(DialectError) -> [Role]
  ) {
    self.rules = rules
    self.formats = formats
    self.roles = roles
  }
}
