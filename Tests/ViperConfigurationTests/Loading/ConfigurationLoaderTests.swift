import Testing
import ViperModel

@testable import ViperConfiguration

/// The file as a whole: its keys, and what is no configuration.
struct ConfigurationLoaderTests {
  @Test(arguments: ["", "\n", "# nothing yet\n", "  # indented\n\n"]) func commentsAloneAreFine(_ text: String) throws {
    let configuration = try Configuration(text)
    #expect(configuration.file == "ci.yml" && configuration.folder == "/App")
    #expect(configuration.stated == nil && configuration.rules.isEmpty && configuration.dialect == nil)
  }

  @Test func emptyValuesAreDefaults() throws {
    let configuration = try Configuration("dialect:\nfail:\nrules:\noverrides:\noutputs:\nbaseline:\nsuppression:\n")
    #expect(configuration.failing == nil && configuration.baseline == nil && configuration.requiresSuppressionReason)
  }

  @Test(arguments: [
    ("dialct: viper\n", ["1: unknown key 'dialct'; did you mean 'dialect'?"]),
    ("modules: [a]\n", ["1: 'modules' must be a map, but is a list"]),
    ("- dialect\n", ["1: the file must be a map, but is a list"]),
    ("fail: fatal\n", ["1: unknown value 'fatal' in 'fail'; expected one of: error, info, never, warning"]),
    (
      "# why\nrules:\n  retain-cycle: of\nexlude: a\n",
      [
        "3: unknown value 'of' in 'rules.retain-cycle'; did you mean 'off'?", "4: unknown key 'exlude'; did you mean 'exclude'?",
      ]
    ),
  ])
  func everyMistakeHasItsLine(_ text: String, _ mistakes: [String]) { #expect(Configuration.mistakes(text) == mistakes) }

  @Test(arguments: FailingSeverity.allCases) func failsByEachSeverity(_ severity: FailingSeverity) throws {
    #expect(try Configuration("fail: \(severity.rawValue)\n").failing == severity)
  }

  @Test func keepsTheFileAsWritten() throws {
    let rules = ConfigurationValue.map([.init(key: "retain-cycle", value: .text("off", line: 3))], line: 3)
    let expected = ConfigurationValue.map(
      [.init(key: "exclude", value: .list([.text("Pods", line: 1)], line: 1)), .init(key: "rules", value: rules)], line: 1)
    #expect(try Configuration("exclude: [Pods]\nrules:\n  retain-cycle: off\n").stated == expected)
  }
}
