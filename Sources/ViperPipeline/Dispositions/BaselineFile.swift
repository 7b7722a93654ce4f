internal import Foundation
internal import ViperConfiguration
internal import ViperFacts
internal import ViperModel
internal import ViperPlatform
internal import ViperRules

/// The location and content of a run's baseline.
struct BaselineFile {
  let path: String
  /// The path as printed.
  let name: String
  /// Nil if the file does not exist yet.
  let baseline: Baseline?
  /// The folder of the file; entries name their roots relative to it.
  private let folder: AbsolutePath
  private let basePath: String

  /// Nil if the run has no baseline.
  ///
  /// - Parameter isToBeWritten: whether a named file may be missing, and out of order.
  /// - Throws: `UsageError` with every mistake of the file, or if it cannot be read.
  init?(_ options: AnalysisOptions, _ configuration: Configuration, isToBeWritten: Bool = false) throws(UsageError) {
    let place: String
    switch options.baseline {
    case .none: return nil
    case .file(let named): place = named
    case .automatic:
      place =
        configuration.baseline?.path
        ?? (configuration.folder ?? options.workingDirectory) + "/" + BaselineSetting.fileName
    }
    let file = AbsolutePath(place, in: options.workingDirectory)
    let base = AbsolutePath(options.basePath)
    path = file.string
    name = file.printed(in: base)
    folder = file.folder ?? file
    basePath = options.basePath
    if case .automatic = options.baseline, let bounds = ConfigurationFile.bounds(options),
      configuration.baseline != nil || file.real != nil, let objection = bounds.objection(toWriting: file)
    {
      throw UsageError([Diagnostic(.error, "the baseline \(objection); name it by '--baseline' to use it", file: name)])
    }
    baseline = try Self.read(path, name, isLenient: isToBeWritten)
    if case .file(let named) = options.baseline, baseline == nil, !isToBeWritten {
      throw UsageError([
        Diagnostic(.error, "the baseline '\(named)' does not exist; 'viper-lint baseline write --baseline \(named)' creates it")
      ])
    }
  }

  /// The baseline in a file; nil if there is none.
  ///
  /// - Throws: `UsageError` with every mistake of the file, or if it cannot be read.
  static func read(_ path: String, _ name: String, isLenient: Bool) throws(UsageError) -> Baseline? {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let type = try? FileManager.default.attributesOfItem(atPath: resolved)[.type] as? FileAttributeType else { return nil }
    guard type == .typeRegular, let file = FileHandle(forReadingAtPath: resolved),
      let bytes = try? file.read(upToCount: Baseline.sizeLimit + 1) ?? Data()
    else { throw UsageError([Diagnostic(.error, "cannot read the baseline; make it a readable file", file: name)]) }
    guard bytes.count <= Baseline.sizeLimit else {
      throw UsageError([
        Diagnostic(.error, "the baseline is larger than \(Baseline.sizeLimit >> 20) MB; choose another file", file: name, line: 1)
      ])
    }
    do {
      return try BaselineReader.read([UInt8](bytes), file: name, isLenient: isLenient)
    } catch {
      throw UsageError(error.diagnostics)
    }
  }

  /// The name of a root in entries, given its printed path.
  func root(_ printed: String) -> String { AbsolutePath(printed, in: basePath).relative(to: folder) }

  /// Whether a root, as named in entries, lies below one of the paths read.
  func isCovered(_ root: String, by read: [AbsolutePath]) -> Bool {
    let root = AbsolutePath(root, in: folder)
    return read.contains { $0.contains(root) }
  }

  /// Replaces the file atomically.
  func write(_ baseline: Baseline) throws(OutputError) {
    do {
      try Interruption.deferred { () throws(WriteError) in try OutputFile(path).write(Array(baseline.text.utf8)) }
    } catch {
      throw OutputError(WriteError(path: name, reason: error.reason).description)
    }
  }
}
