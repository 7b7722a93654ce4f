import ViperFacts
import ViperModel

@testable import ViperConfiguration

/// A vocabulary of a few rules, two formats and two dialects, of which 'ours' adds a role; every other dialect has a mistake.
enum TestVocabulary {
  static let vocabulary = ConfigurationVocabulary(rules: rules, formats: ["text", "json"]) { name throws(DialectError) in
    switch name.name {
    case "viper": return []
    case "ours": return ["coordinator"]
    default: throw DialectError(diagnostics: [Diagnostic(.error, "no roles", file: "\(name.name).yml", line: 7)])
    }
  }

  private static let rules: @Sendable ([Role]) -> [String: ConfigurationVocabulary.RuleVocabulary] = { roles in
    let references = roles.map { ("view-references-\($0)", ConfigurationVocabulary.RuleVocabulary()) }
    return Dictionary(uniqueKeysWithValues: fixedRules + references)
  }

  private static let fixedRules = [
    ("retain-cycle", ConfigurationVocabulary.RuleVocabulary(cases: ["stored", "captured"])),
    (
      "missing-component",
      ConfigurationVocabulary.RuleVocabulary(options: [option("roles", .choices(of: .roles, words: ["required", "optional"]))])
    ),
    (
      "uses-framework",
      ConfigurationVocabulary.RuleVocabulary(options: [option("known", .names(of: .frameworks(known: ["UIKit", "AppKit"])))])
    ),
    ("concrete-dependency", ConfigurationVocabulary.RuleVocabulary(options: [option("allow", .names(of: .components))])),
    ("unused-suppression", ConfigurationVocabulary.RuleVocabulary(isAboutCode: false)),
  ]

  private static func option(_ name: String, _ kind: RuleOption.Kind) -> RuleOption {
    RuleOption(name, kind, default: "none", summary: "A test.")
  }
}

extension Configuration {
  /// The configuration of a text in `/App/ci.yml`.
  init(_ text: String) throws(DialectError) {
    self = try ConfigurationLoader.load(text: text, file: "ci.yml", folder: "/App", vocabulary: TestVocabulary.vocabulary)
  }

  /// The mistakes of a text as a reader sees them: `line: message`, with the file where it is another one.
  static func mistakes(_ text: String) -> [String] {
    do {
      _ = try Configuration(text)
      return []
    } catch {
      return error.diagnostics.map { ($0.file == "ci.yml" ? "" : "\($0.file ?? "-"):") + "\($0.line ?? 0): \($0.message)" }
    }
  }
}
