internal import Foundation
internal import ViperFacts
internal import ViperModel
internal import ViperConfiguration

/// Which reports a run writes: those of the command line, else of the configuration, else the one that suits where it runs.
struct OutputPlan {
  let requests: [OutputRequest]

  /// So many links may lead to a file; systems follow no more.
  private static let mostLinks = 40

  /// - Throws: `UsageError` for a format that does not exist, and for two reports in one place.
  init(_ options: LintOptions, _ configuration: Configuration) throws(UsageError) {
    var requests = options.outputs
    if requests.isEmpty {
      for setting in configuration.outputs { requests.append(try Self.request(setting)) }
    }
    if requests.isEmpty { requests = [OutputRequest(options.automaticReporter)] }
    try Self.check(requests, options.analysis.workingDirectory)
    // Whoever names files only still wants to see what happened.
    let isShown = requests.contains { $0.destination == .standardOutput }
    self.requests = isShown || options.isBrief ? requests : [OutputRequest(.text)] + requests
  }

  private static func request(_ setting: OutputSetting) throws(UsageError) -> OutputRequest {
    if let request = OutputRequest(format: setting.format, path: setting.path) { return request }
    throw UsageError([Diagnostic(.error, ReporterName.unknown(setting.format), file: setting.file, line: setting.line)])
  }

  private static func check(_ requests: [OutputRequest], _ workingDirectory: String) throws(UsageError) {
    var seen: [String: OutputRequest] = [:]
    for request in requests {
      let place = place(of: request, workingDirectory)
      if isInput(place) {
        throw UsageError([
          Diagnostic(.error, "'\(request.reporter.rawValue)' would replace '\(place)', which the linter reads; name another file")
        ])
      }
      guard let other = seen.updateValue(request, forKey: place) else { continue }
      let names = "'\(other.reporter.rawValue)' and '\(request.reporter.rawValue)'"
      let message =
        place.isEmpty
        ? "\(names) would both go to standard output; name a file for one of them"
        : "\(names) would both be written to '\(place)'; name another file for one of them"
      throw UsageError([Diagnostic(.error, message)])
    }
  }

  /// A slip in a configuration must not cost anybody's code; there is no report that such a name would suit.
  private static func isInput(_ place: String) -> Bool {
    [".swift", "/" + Configuration.fileName, "/" + BaselineSetting.fileName].contains { place.hasSuffix($0) }
  }

  /// Empty for standard output; names of one file are the same, links followed.
  private static func place(of request: OutputRequest, _ workingDirectory: String) -> String {
    guard case .file(let path) = request.destination else { return "" }
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: workingDirectory, isDirectory: true))
    var file = url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent)
    // A link to what is not there yet is not followed otherwise, and would be by the time of the second report.
    for _ in 0..<mostLinks {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else { break }
      file = URL(fileURLWithPath: target, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }
    return file.resolvingSymlinksInPath().standardizedFileURL.path
  }
}
