import ArgumentParser
import Foundation
import ViperCommandLine
import ViperFacts
import ViperGraphviz
import ViperPipeline
import ViperPlatform

/// One thing to write, and where to.
struct Output<Format: OutputFormat> {
  let format: Format
  /// Nil for standard output.
  let file: String?

  /// Decided before anything is read, so that a wrong name costs no time.
  ///
  /// - Parameter usual: what goes to standard output where nothing else is asked for; nil where that must be said.
  static func chosen(_ format: Format?, for files: [String], usual: Format? = nil) throws -> [Output] {
    if format != nil, files.count > 1 {
      throw ValidationError("'--format' is for one output; with several, the ending of each file's name says it")
    }
    for (index, file) in files.enumerated() where files[..<index].contains(file) {
      throw ValidationError("'\(file)' is to be written twice; name it once")
    }
    return try (files.isEmpty ? ["-"] : files).map { $0 == "-" ? try standard(format ?? usual) : try named($0, format) }
  }

  private static func standard(_ format: Format?) throws -> Output {
    guard let format else {
      throw ValidationError("nothing says what to write; add '--out FILE' or '--format' with one of \(Format.list)")
    }
    guard format.picture == nil || !StandardStream.output.isTerminal else {
      throw ValidationError("a picture cannot be shown in a terminal; add '--out FILE.\(format.rawValue)'")
    }
    return Output(format: format, file: nil)
  }

  private static func named(_ file: String, _ format: Format?) throws -> Output {
    guard let format = format ?? Format(fileName: file) else {
      throw ValidationError("'\(file)' ends in no known format; use one of \(Format.list), or add '--format'")
    }
    return Output(format: format, file: file)
  }

  /// A file's folder is made where it lies below this one.
  func write(_ bytes: [UInt8]) throws {
    guard let file else { return try StandardStream.output.write(bytes) }
    OutputFolder.make(for: file, below: [FileManager.default.currentDirectoryPath])
    try Interruption.deferred { () throws(WriteError) in try OutputFile(file).write(bytes) }
  }
}
