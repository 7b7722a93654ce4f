internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform

/// The reports of a run: those of the command line, else of the configuration, else the one that suits the environment.
struct OutputPlan {
  let requests: [OutputRequest]

  /// - Parameter protected: the files that no report may replace.
  /// - Throws: `UsageError` for an unknown format, two reports in one place, a report in place of an input, or one that a
  ///   configuration of anyone's sends out of the repository.
  init(_ options: LintOptions, _ configuration: Configuration, protected: ProtectedFiles) throws(UsageError) {
    var requests = options.outputs
    if requests.isEmpty {
      let bounds = configuration.outputs.isEmpty ? nil : ConfigurationFile.bounds(options.analysis)
      for setting in configuration.outputs { requests.append(try Self.request(setting, within: bounds)) }
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

  /// - Parameter bounds: where the file must lie; nil for a configuration that the user named.
  private static func request(_ setting: OutputSetting, within bounds: LinkBounds?) throws(UsageError) -> OutputRequest {
    guard let request = OutputRequest(format: setting.format, path: setting.path) else {
      throw mistake(ReporterName.unknown(setting.format), setting)
    }
    guard case .file(let path) = request.destination, let bounds else { return request }
    if let objection = bounds.objection(toWriting: AbsolutePath(path)) ?? objection(toKindOf: path) {
      let name = "--output \(setting.format)=\(path)"
      throw mistake("the file '\(path)' of 'outputs' \(objection); name it with '\(name)' to have it written", setting)
    }
    return request
  }

  /// A pipe could be waited for without end, and a device takes orders.
  private static func objection(toKindOf path: String) -> String? {
    let real = AbsolutePath(path).realOrNew.string
    guard let type = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType else { return nil }
    return type == .typeRegular || type == .typeDirectory ? nil : "is a pipe or a device"
  }

  private static func mistake(_ message: String, _ setting: OutputSetting) -> UsageError {
    UsageError([Diagnostic(.error, message, file: setting.file, line: setting.line)])
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
