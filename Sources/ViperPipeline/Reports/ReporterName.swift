import ViperReporting
import ViperText

/// The name of an existing reporter.
package struct ReporterName: RawRepresentable, CaseIterable, Sendable, Hashable {
  package let rawValue: String

  package init?(rawValue: String) {
    guard ReporterRegistry.reporter(named: rawValue) != nil else { return nil }
    self.rawValue = rawValue
  }

  private init(_ reporter: any Reporter.Type) { rawValue = reporter.name }

  package static var allCases: [ReporterName] { ReporterRegistry.reporters.map(ReporterName.init) }
  package static let text = ReporterName(TextReporter.self)
  static let xcode = ReporterName(XcodeReporter.self)
  static let github = ReporterName(GitHubReporter.self)
  static let gitlab = ReporterName(GitLabReporter.self)
  static let teamcity = ReporterName(TeamCityReporter.self)
  static let azure = ReporterName(AzureReporter.self)
  static let html = ReporterName(HTMLReporter.self)

  /// The message about an unknown reporter name.
  package static func unknown(_ name: String) -> String {
    let names = allCases.map(\.rawValue)
    let hint = NearestNames.suggestion(for: name, among: names)
    return "unknown report format '\(name)'" + (hint.isEmpty ? "; use one of \(names.joined(separator: ", "))" : hint)
  }

  var reporter: any Reporter.Type { ReporterRegistry.reporter(named: rawValue) ?? TextReporter.self }
}
