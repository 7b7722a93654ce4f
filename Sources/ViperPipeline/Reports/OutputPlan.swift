internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

/// Which reports a run writes: those of the command line, else of the configuration, else the one that suits where it runs.
struct OutputPlan {
  let requests: [OutputRequest]

  /// - Parameter protected: what no report may replace.
  /// - Throws: `UsageError` for a format that does not exist, two reports in one place, or one in the place of an input.
  init(_ options: LintOptions, _ configuration: Configuration, protected: ProtectedFiles) throws(UsageError) {
    var requests = options.outputs
    if requests.isEmpty {
      for setting in configuration.outputs { requests.append(try Self.request(setting)) }
    }
    if requests.isEmpty { requests = [OutputRequest(options.automaticReporter)] }
    for case (let request, .file(let path)) in requests.map({ ($0, $0.destination) }) {
      try protected.check(path, writtenBy: request.reporter.rawValue)
    }
    try Self.check(requests, options.analysis.workingDirectory)
    // A user who names files only still wants to see what happened.
    let isShown = requests.contains { $0.destination == .standardOutput }
    self.requests = isShown || options.isBrief ? requests : [OutputRequest(.text)] + requests
  }

  private static func request(_ setting: OutputSetting) throws(UsageError) -> OutputRequest {
    if let request = OutputRequest(format: setting.format, path: setting.path) { return request }
    throw UsageError([Diagnostic(.error, ReporterName.unknown(setting.format), file: setting.file, line: setting.line)])
  }

  /// Two reports in one place would replace each other.
  private static func check(_ requests: [OutputRequest], _ workingDirectory: String) throws(UsageError) {
    var seen: [String: OutputRequest] = [:]
    for request in requests {
      let place = place(of: request, workingDirectory)
      guard let other = seen.updateValue(request, forKey: place) else { continue }
      let names = "'\(other.reporter.rawValue)' and '\(request.reporter.rawValue)'"
      let message =
        place.isEmpty
        ? "\(names) would both go to standard output; name a file for one of them"
        : "\(names) would both be written to '\(place)'; name another file for one of them"
      throw UsageError([Diagnostic(.error, message)])
    }
  }

  /// Empty for standard output; names of one file are the same, links followed.
  private static func place(of request: OutputRequest, _ workingDirectory: String) -> String {
    guard case .file(let path) = request.destination else { return "" }
    return OutputPlace.resolved(path, in: workingDirectory)
  }
}
