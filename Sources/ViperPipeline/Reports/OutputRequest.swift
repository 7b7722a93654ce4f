/// A report that the user wants, and where.
package struct OutputRequest: Sendable, Equatable {
  package enum Destination: Sendable, Equatable {
    case standardOutput
    /// As named; relative to the working directory.
    case file(String)
  }

  /// Under another name of it a report would replace the file behind it, and what else goes there would be lost.
  private static let namesOfStandardOutput: Set = ["", "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

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
    self.init(reporter, to: Self.namesOfStandardOutput.contains(path) ? .standardOutput : .file(path))
  }
}
