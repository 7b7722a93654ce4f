/// A report that the user asked for, and its destination.
package struct OutputRequest: Sendable, Equatable {
  package enum Destination: Sendable, Equatable {
    case standardOutput
    /// A path as given, relative to the working directory.
    case file(String)
  }

  /// The names of standard output. As a file, `/dev/stdout` would be replaced by the report, and other output to it would be
  /// lost.
  private static let namesOfStandardOutput: Set = ["", "-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  package var reporter: ReporterName
  package var destination: Destination

  package init(_ reporter: ReporterName, to destination: Destination = .standardOutput) {
    self.reporter = reporter
    self.destination = destination
  }

  /// Parses `FORMAT=PATH`, with `-` or nothing for standard output; nil for an unknown format.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    // A text that is split with its empty parts has one at least.
    self.init(format: parts[0], path: parts.count > 1 ? parts[1] : "-")
  }

  init?(format: String, path: String) {
    guard let reporter = ReporterName(rawValue: format) else { return nil }
    self.init(reporter, to: Self.namesOfStandardOutput.contains(path) ? .standardOutput : .file(path))
  }
}
