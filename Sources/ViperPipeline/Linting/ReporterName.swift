import ViperReporting

/// The name of a reporter that exists.
package struct ReporterName: RawRepresentable, CaseIterable, Sendable {
  package let rawValue: String

  package init?(rawValue: String) {
    guard ReporterRegistry.reporter(named: rawValue) != nil else { return nil }
    self.rawValue = rawValue
  }

  private init(_ reporter: any Reporter.Type) { rawValue = reporter.name }

  package static var allCases: [ReporterName] { ReporterRegistry.reporters.map(ReporterName.init) }
  package static let text = ReporterName(TextReporter.self)
}
