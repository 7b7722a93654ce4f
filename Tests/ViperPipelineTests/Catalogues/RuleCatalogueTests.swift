import Testing
import ViperPipeline

@Suite struct RuleCatalogueTests {
  /// The row of a rule, with single spaces.
  private func row(_ rule: String, _ configuration: String) throws -> String? {
    let project = try ConfiguredProject([".viper-lint.yml": configuration])
    let table = try RuleCatalogue.table(AnalysisOptions(testing: ["."], in: project.path))
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    return rows.first { $0.hasPrefix(rule + " ") }
  }

  @Test(arguments: [
    ("{}", "retain-cycle error/info Strong"), ("rules: {retain-cycle: off}", "retain-cycle off (default: error/info) Strong"),
    ("rules: {retain-cycle.unmade: warning}", "retain-cycle error/warning/info (default: error/info) Strong"),
    ("rules: {retain-*: info}", "retain-cycle info (default: error/info) Strong"),
  ])
  func theTableHasTheSeveritiesOfTheConfiguration(_ configuration: String, _ row: String) throws {
    #expect(try self.row("retain-cycle", configuration)?.hasPrefix(row) == true)
  }

  @Test func wrongConfigurationIsNoTable() throws {
    #expect(throws: UsageError.self) { try row("retain-cycle", "rules: {retain-cycel: off}") }
  }
}
