internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel

/// The reports of a run: those of the command line, else of the configuration, else the one that suits the environment.
struct OutputPlan {
  let requests: [OutputRequest]

  /// - Parameter protected: the files that no report may replace.
  /// - Throws: `UsageError` for an unknown format, two reports in one place, or a report in place of an input.
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
    // The text report is added if all outputs are files, unless the run is brief.
    let isShown = requests.contains { $0.destination == .standardOutput }
    self.requests = isShown || options.isBrief ? requests : [OutputRequest(.text)] + requests
  }

  private static func request(_ setting: OutputSetting) throws(UsageError) -> OutputRequest {
    if let request = OutputRequest(format: setting.format, path: setting.path) { return request }
    throw UsageError([Diagnostic(.error, ReporterName.unknown(setting.format), file: setting.file, line: setting.line)])
  }

  /// Refuses two reports in one place, which would replace each other.
  private static func check(_ requests: [OutputRequest], _ workingDirectory: String) throws(UsageError) {
    var seen: [String: OutputRequest] = [:]
    for request in requests {
      let place = place(of: request, workingDirectory)
      guard let other = seen.updateValue(request, forKey: place) else { continue }
      let names = "'\(other.reporter.rawValue)' and '\(request.reporter.rawValue)'"
      let message =
        place.isEmpty
        ? "\(names) would both go to standard output; write one of them to a file"
        : "\(names) would both be written to '\(place)'; choose another file for one of them"
      throw UsageError([Diagnostic(.error, message)])
    }
  }

  /// The resolved path of the file, the same for all its names; empty for standard output.
  private static func place(of request: OutputRequest, _ workingDirectory: String) -> String {
    guard case .file(let path) = request.destination else { return "" }
    return OutputPlace.resolved(path, in: workingDirectory)
  }
}
