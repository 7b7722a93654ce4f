/// What a configuration may name: rules with their cases and options, formats of reports, dialects with their roles.
package struct ConfigurationVocabulary: Sendable {
  package struct Rule: Sendable {
    package var cases: [String]
    package var options: [RuleOption]

    package init(cases: [String] = [], options: [RuleOption] = []) {
      self.cases = cases
      self.options = options
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
