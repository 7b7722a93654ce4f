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

extension ConfigurationVocabulary.Files {
  /// Files by their path relative to `/App`; a text 'invalid' cannot be decoded.
  init(_ texts: [String: String]) {
    let printed: @Sendable (String) -> String = { $0.hasPrefix("/App/") ? String($0.dropFirst(5)) : $0 }
    self.init(
      text: { path throws(DialectError) in
        let name = printed(path)
        guard texts[name] == "invalid" else { return texts[name] }
        throw DialectError(diagnostics: [Diagnostic(.error, "the file is not valid UTF-8", file: name, line: 3)])
      },
      names: { folder in
        texts.keys.filter { ("/App/" + $0).hasPrefix(folder + "/") }.map { String(("/App/" + $0).dropFirst(folder.count + 1)) }
          .filter { !$0.contains("/") }
      },
      printed: printed)
  }
}

extension Configuration {
  /// The configuration of a text in `/App/ci.yml`.
  init(_ text: String, files: [String: String] = [:]) throws(DialectError) {
    var vocabulary = TestVocabulary.vocabulary
    vocabulary.files = .init(files)
    self = try ConfigurationLoader.load(text: text, file: "ci.yml", folder: "/App", vocabulary: vocabulary)
  }

  /// The mistakes of a text as a reader sees them: `line: message`, with the file where it is another one.
  static func mistakes(_ text: String, files: [String: String] = [:]) -> [String] {
    do {
      _ = try Configuration(text, files: files)
      return []
    } catch {
      return error.diagnostics.map { ($0.file == "ci.yml" ? "" : "\($0.file ?? "-"):") + "\($0.line ?? 0): \($0.message)" }
    }
  }
}
