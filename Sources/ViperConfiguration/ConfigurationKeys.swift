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

  package static let file =
    [
      Key(
        "dialect",
        "The dialect of all modules: a built-in name, a file relative to the configuration, or 'auto' to detect it.",
        default: "auto"),
      Key(
        "modules", "Dialects by module name; '*' matches any text, and the first match wins.",
        default: "none"),
      Key("architecture", "The architecture of the code, instead of the detected one.", default: "auto"),
      Key(
        "roles",
        "Roles by type name, instead of the detected ones: a role, 'none' or 'composition-root'; '*' matches any text.",
        default: "none"),
      Key(
        "roots",
        "Patterns of folders with names and a dialect of their own, in addition to those with a package, project or workspace.",
        default: "none"),
      Key("include", "Patterns of the files to read.", default: "every Swift file"),
      Key("exclude", "Patterns of files and folders to skip, even if the command line names them.", default: "none"),
      Key("fail", "The lowest severity that fails the run.", default: "error"),
      Key(
        "rules", "Settings of rules: by id, by id and case, or by a pattern with '*'.",
        default: "set by the dialect and the rule"),
      Key("overrides", "Settings for some files only; later entries override earlier ones.", default: "none"),
      Key("suppression", "Requirements for suppression comments."),
      Key(
        "baseline", "The baseline of accepted findings: its path, or a map.", default: "\(BaselineSetting.fileName), if it exists"
      ),
      Key(
        "outputs", "The reports to write, by format, unless the command line names some; '-' is standard output.",
        default: "text to standard output"),
    ] + ConstraintKeys.file

  package static let rule = [
    Key("severity", "The severity of its findings; 'off' drops them."),
    Key("ignore", "Names of components that the rule ignores; '*' matches any text.", default: "none"),
    Key("options", "The rule's own settings, as 'viper-lint explain rule' lists them."),
    Key("accept", "Whether its findings may be accepted in the baseline.", default: "baseline"),
  ]

  package static let override = [
    Key("paths", "Patterns of the files that the entry applies to."),
    Key("dialect", "The dialect of the modules whose presenters are in these files."),
    Key("architecture", "The architecture of these files; a dialect overrules it."),
    Key("roles", "The roles of types that are declared in these files."),
    Key("rules", "Like 'rules' at the top level, but without 'accept'."),
  ]

  package static let overriddenRule = rule.filter { $0.name != "accept" }

  /// The keys of rules about comments and the baseline.
  package static let ruleOfAcceptance = rule.filter { $0.name == "severity" }

  package static let suppression = [
    Key("reason", "Whether suppression comments must give a reason.", default: "required")
  ]

  package static let baseline = [
    Key("path", "The file, relative to the configuration.", default: BaselineSetting.fileName),
    Key(
      "stale", "The severity of entries that no longer match a finding.",
      default: "the severity of stale-baseline-entry in 'rules', else warning"),
  ]

  package static let accept = [
    Key("budget", "The maximum number of accepted findings; the baseline never grows to reach it."),
    Key("until", "The last day (UTC) on which findings are accepted, such as 2027-01-31."),
    Key("owner", "Who is going to fix them by then."),
    Key("reason", "Why they are accepted until then."),
  ]

  static func names(_ keys: [Key]) -> [String] { keys.map(\.name) }
}
