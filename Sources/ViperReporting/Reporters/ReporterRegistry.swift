/// All reporters, the default first.
package enum ReporterRegistry {
  package static let reporters: [any Reporter.Type] = [
    TextReporter.self,
    XcodeReporter.self,
    JSONReporter.self,
    SARIFReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    TeamCityReporter.self,
    AzureReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    SonarQubeReporter.self,
    MarkdownReporter.self,
    CSVReporter.self,
    HTMLReporter.self,
  ]

  package static func reporter(named name: String) -> (any Reporter.Type)? {
    reporters.first { $0.name == name }
  }
}
