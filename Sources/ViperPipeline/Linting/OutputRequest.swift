/// A report that the user wants, and where.
package struct OutputRequest: Sendable, Equatable {
  package enum Destination: Sendable, Equatable {
    case standardOutput
    /// As named; relative to the working directory.
    case file(String)
  }

  package var reporter: ReporterName
  package var destination: Destination

  package init(_ reporter: ReporterName, to destination: Destination = .standardOutput) {
    self.reporter = reporter
    self.destination = destination
  }

  /// `FORMAT=PATH`; `-` or nothing for standard output. Nil for a format that does not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.init(format: parts[0], path: parts.count > 1 ? parts[1] : "-")
  }

  init?(format: String, path: String) {
    guard let reporter = ReporterName(rawValue: format) else { return nil }
    self.init(reporter, to: path.isEmpty || path == "-" ? .standardOutput : .file(path))
  }
}
