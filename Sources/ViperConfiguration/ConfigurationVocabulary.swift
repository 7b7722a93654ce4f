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

  /// The files around a configuration, by absolute path: the loader itself opens none.
  package struct Files: Sendable {
    /// The text of a file; nil for one that cannot be read.
    package var text: @Sendable (String) throws(DialectError) -> String?
    /// The names of the files in a folder; empty for one that cannot be read.
    package var names: @Sendable (String) -> [String]
    /// The name of a file in messages.
    package var printed: @Sendable (String) -> String

    package init(
      text: @escaping @Sendable (String) throws(DialectError) -> String?, names: @escaping @Sendable (String) -> [String],
      printed: @escaping @Sendable (String) -> String
    ) {
      self.text = text
      self.names = names
      self.printed = printed
    }

    package static let none = Files(text: { _ in nil }, names: { _ in [] }, printed: { $0 })
  }

  /// The rules by id, for dialects that add the given roles.
  package var rules: @Sendable ([Role]) -> [String: RuleVocabulary]
  package var formats: [String]
  package var files: Files
  /// The roles that a dialect adds.
  package var roles: @Sendable (Configuration.DialectName) throws(DialectError) -> [Role]

  package init(
    rules: @escaping @Sendable ([Role]) -> [String: RuleVocabulary], formats: [String], files: Files = .none,
    roles: @escaping @Sendable (Configuration.DialectName) throws(DialectError) -> [Role]
  ) {
    self.rules = rules
    self.formats = formats
    self.files = files
    self.roles = roles
  }
}
