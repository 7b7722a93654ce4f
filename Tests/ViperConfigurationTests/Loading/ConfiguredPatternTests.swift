import Testing
import ViperFacts
import ViperText

@testable import ViperConfiguration

/// Patterns of files belong to the configuration's folder and know their lines.
struct ConfiguredPatternTests {
  @Test func patternsAreRelativeToTheFolderOfTheFile() throws {
    let configuration = try Configuration("include: ['Sources/**']\nexclude:\n- Pods\n- ../Legacy\nroots: [Core]\n")
    #expect(configuration.include[0].pattern.matches(file: "/App/Sources/A.swift"))
    #expect(!configuration.include[0].pattern.matches(file: "/Sources/A.swift"))
    #expect(configuration.exclude[1].pattern.matches(file: "/Legacy/A.swift"))
    #expect(configuration.exclude.map(\.line) == [3, 4] && configuration.roots.map(\.line) == [5])
    #expect(configuration.exclude.map(\.pattern.text) == ["Pods", "../Legacy"])
  }

  @Test func selectionHoldsThePatternsOfEachKey() throws {
    let selection = try Configuration("include: [A]\nexclude: [B]\nroots: [C]\n").selection
    #expect(selection.include.map(\.text) == ["A"])
    #expect(selection.exclude.map(\.text) == ["B"])
    #expect(selection.roots.map(\.text) == ["C"])
  }

  @Test(arguments: ["include", "exclude", "roots"]) func badPatternIsAMistakeOfItsKey(_ key: String) {
    let mistakes = Configuration.mistakes("\(key):\n- ok\n- /absolute\n")
    #expect(mistakes == ["3: bad pattern '/absolute' in '\(key)[1]': it must be relative to the configuration's folder"])
  }

  @Test func overrideHoldsForFilesOfAnyOfItsPatterns() throws {
    let override = try #require(
      try Configuration("overrides: [{paths: [Legacy, '**/Old.swift'], rules: {retain-cycle: off}}]\n").overrides.first)
    #expect(override.holds(for: "/App/Legacy/A.swift") && override.holds(for: "/App/New/Old.swift"))
    #expect(!override.holds(for: "/App/New/A.swift") && !override.holds(for: "/Legacy/A.swift"))
  }

  @Test(arguments: [
    ("overrides: {paths: a}\n", "1: 'overrides' must be a list of maps, but is a map"),
    ("overrides:\n- rules: {retain-cycle: off}\n", "2: 'overrides[0]' has no paths; list the files that it applies to"),
    ("overrides: [{paths: [], dialect: viper}]\n", "1: 'overrides[0]' has no paths; list the files that it applies to"),
    (
      "overrides:\n- paths: a\n",
      "2: 'overrides[0]' changes nothing; set a dialect, an architecture, roles or rules, or remove it"
    ),
  ])
  func overrideWithoutEffectIsAMistake(_ text: String, _ mistake: String) {
    #expect(Configuration.mistakes(text) == [mistake])
  }
}
