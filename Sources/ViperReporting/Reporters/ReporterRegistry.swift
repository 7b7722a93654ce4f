/// All reporters, the default first.
package enum ReporterRegistry {
  package static let reporters: [any Reporter.Type] = [
    TextReporter.self,
    XcodeReporter.self,
    JSONReporter.self,
  ]

  package static func reporter(named name: String) -> (any Reporter.Type)? {
    reporters.first { $0.name == name }
  }
}
