import Testing
import ViperModel
import ViperText

@testable import ViperConfiguration
@testable import ViperRules

@Suite struct RuleSettingsTests {
  private func settings(_ rules: [RuleEntry], overrides: [(String, [RuleEntry])] = [], files: [String] = ["App/A.swift"]) throws
    -> RuleSettings
  {
    var configuration = Configuration()
    configuration.rules = rules
    configuration.overrides = try overrides.map {
      PathOverride(paths: [Configuration.Path(pattern: try PathPattern($0.0, in: "/base"))], rules: $0.1)
    }
    return RuleSettings(configuration, basePath: "/base", files: files)
  }

  private func entry(_ key: String, _ level: SeveritySetting?, ignore: [String] = []) -> RuleEntry {
    RuleEntry(key: key, severity: level, ignore: ignore.map { RuleEntry.Ignored(pattern: $0) })
  }

  @Test func mostSpecificKeyDecidesInAnyOrder() throws {
    let entries = [
      entry("*-imports-uikit", .off), entry("a-imports-uikit", .on(.error)), entry("a-imports-uikit.unused", .on(.warning)),
    ]
    for entries in [entries, entries.reversed()] {
      let settings = try settings(entries)
      #expect(settings.severity(of: "a-imports-uikit", case: "unused", in: "A") == .on(.warning))
      #expect(settings.severity(of: "a-imports-uikit", case: "used", in: "A") == .on(.error))
      #expect(settings.severity(of: "b-imports-uikit", case: nil, in: "A") == .off)
      #expect(settings.severity(of: "retain-cycle", case: nil, in: "A") == nil)
    }
  }

  @Test func lastOfEqualKeysDecidesAndKeysWithoutALevelDoNot() throws {
    let settings = try settings([entry("a", .off), entry("a", .on(.warning)), entry("a", nil)])
    #expect(settings.severity(of: "a", case: nil, in: "A") == .on(.warning))
  }

  @Test func overridesOfTheFileComeFirstTheLastOneBeforeOthers() throws {
    let settings = try settings(
      [entry("a", .on(.error))], overrides: [("App", [entry("a", .off)]), ("App/A.swift", [entry("*", .on(.warning))])],
      files: ["App/A.swift", "App/B.swift", "Core/C.swift", "/base/App/D.swift"])
    #expect(settings.severity(of: "a", case: nil, in: "App/A.swift") == .on(.warning))
    #expect(settings.severity(of: "a", case: nil, in: "App/B.swift") == .off)
    #expect(settings.severity(of: "a", case: nil, in: "Core/C.swift") == .on(.error))
    #expect(settings.severity(of: "a", case: nil, in: "/base/App/D.swift") == .off)
  }

  @Test func ignoredComponentsOfAllLayersAddUp() throws {
    let settings = try settings(
      [entry("a", nil, ignore: ["Legacy*"])], overrides: [("App", [entry("*", nil, ignore: ["Row"])])])
    #expect(settings.ignores("LegacyView", by: "a", case: nil, in: "App/A.swift"))
    #expect(settings.ignores("Login.Row", by: "a", case: "x", in: "App/A.swift"))
    #expect(!settings.ignores("Row", by: "a", case: nil, in: "Core/A.swift"))
    #expect(!settings.ignores("LegacyView", by: "b", case: nil, in: "App/A.swift"))
    #expect(!settings.ignores("View", by: "a", case: nil, in: "App/A.swift"))
  }

  @Test func eachOptionIsThatOfTheFirstLayerWithIt() throws {
    func entry(_ values: [String: RuleOptions.Value]) -> RuleEntry { RuleEntry(key: "a", options: RuleOptions(values)) }
    let settings = try settings(
      [entry(["x": .names(["general"]), "y": .names(["general"])])], overrides: [("App", [entry(["x": .names(["own"])])])])
    #expect(settings.options(of: "a", in: "App/A.swift").values == ["x": .names(["own"]), "y": .names(["general"])])
    #expect(settings.options(of: "a", in: "B.swift").values["x"] == .names(["general"]))
    #expect(settings.options(of: "b", in: "App/A.swift").values.isEmpty)
  }

  @Test func settingsAreEmptyWithoutRules() throws {
    #expect(RuleSettings().isEmpty)
    #expect(try settings([], overrides: [("App", [])]).isEmpty)
    #expect(try !settings([entry("a", .off)]).isEmpty)
    #expect(try !settings([], overrides: [("App", [entry("a", .off)])]).isEmpty)
  }
}
