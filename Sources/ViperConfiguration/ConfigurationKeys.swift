/// The keys of a configuration, by map: one list for the loader, the schema and the guide.
package enum ConfigurationKeys {
  package struct Key: Sendable {
    package let name: String
    package let summary: String
    /// The default, in words.
    package let `default`: String?

    init(_ name: String, _ summary: String, default: String? = nil) {
      self.name = name
      self.summary = summary
      self.default = `default`
    }
  }

  package static let file = [
    Key(
      "dialect", "A built-in dialect's name or a file, relative to the configuration; everything is judged by it.",
      default: "detected for each module"),
    Key(
      "modules", "Modules by name, '*' for any text, with the dialect that judges them; the first that fits counts.",
      default: "none"),
    Key(
      "roots", "Patterns of folders that bound names and dialects, besides those with a package, project or workspace.",
      default: "none"),
    Key("include", "Patterns of files; where there are any, only these are read.", default: "every Swift file"),
    Key("exclude", "Patterns of files and folders that are not read, even where the command line names them.", default: "none"),
    Key("fail", "The least severity of a finding that fails the run.", default: "error"),
    Key(
      "rules", "Severity, exceptions, options and acceptance of rules: by id, by id and case, or by a pattern with '*'.",
      default: "as the dialect and the rule say"),
    Key("overrides", "What holds for some files only; later ones go before earlier ones.", default: "none"),
    Key("suppression", "What suppression comments must say."),
    Key(
      "baseline", "The file of accepted findings: its path, or a map.", default: "\(BaselineSetting.fileName), where there is one"
    ),
    Key(
      "outputs", "The reports to write, by format, where the command line names none; '-' is standard output.",
      default: "text to standard output"),
  ]

  package static let rule = [
    Key("severity", "The severity of its findings; 'off' drops them."),
    Key("ignore", "Components by name, '*' for any text, that the rule leaves alone.", default: "none"),
    Key("options", "The rule's own settings, as 'viper-lint explain rule' lists them."),
    Key("accept", "Whether its findings may be accepted in the baseline.", default: "baseline"),
  ]

  package static let override = [
    Key("paths", "Patterns of the files that it holds for."),
    Key("dialect", "The dialect of the modules whose presenters lie there."),
    Key("rules", "As 'rules' above, but for 'accept'."),
  ]

  package static let overriddenRule = rule.filter { $0.name != "accept" }

  /// The keys of rules about comments and the baseline.
  package static let ruleOfAcceptance = rule.filter { $0.name == "severity" }

  package static let suppression = [
    Key("reason", "Whether a comment without a reason is a finding.", default: "required")
  ]

  package static let baseline = [
    Key("path", "The file, relative to the configuration.", default: BaselineSetting.fileName),
    Key(
      "stale", "The severity of entries that match nothing any more.",
      default: "as 'rules' says of stale-baseline-entry, else warning"),
  ]

  package static let accept = [
    Key("budget", "At most so many findings, and never more than there were."),
    Key("until", "The last day, as 2027-01-31 (UTC), on which its findings are accepted."),
    Key("owner", "Who sees to it by then."),
    Key("reason", "Why they are accepted until then."),
  ]

  static func names(_ keys: [Key]) -> [String] { keys.map(\.name) }
}
