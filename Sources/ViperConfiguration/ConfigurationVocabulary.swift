package import ViperModel

/// The names that a configuration may use: rules with their cases and options, report formats, dialects with their roles.
package struct ConfigurationVocabulary: Sendable {
  package struct RuleVocabulary: Sendable {
    package var cases: [String]
    package var options: [RuleOption]
    /// False for rules about comments or the baseline: they concern no component, and no baseline accepts them.
    package var isAboutCode: Bool

    package init(cases: [String] = [], options: [RuleOption] = [], isAboutCode: Bool = true) {
      self.cases = cases
      self.options = options
      self.isAboutCode = isAboutCode
    }
  }

  /// The rules by id, for dialects that add the given roles.
  package var rules: @Sendable ([Role]) -> [String: RuleVocabulary]
  package var formats: [String]
  /// The roles that a dialect adds.
  package var roles: @Sendable (Configuration.DialectName) throws(DialectError) -> [Role]

  package init(
    rules: @escaping @Sendable ([Role]) -> [String: RuleVocabulary], formats: [String],
    roles: @escaping @Sendable (Configuration.DialectName) throws(DialectError) -> [Role]
  ) {
    self.rules = rules
    self.formats = formats
    self.roles = roles
  }
}
