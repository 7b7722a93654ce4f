import ArgumentParser
import Foundation
import ViperFacts
import ViperGraphviz
import ViperPipeline

/// One thing to write, and where to.
struct Output: Equatable {
  let format: OutputFormat
  /// Nil for standard output.
  let file: String?

  /// Decided before anything is read, so that a wrong name costs no time.
  static func chosen(_ format: OutputFormat?, for files: [String]) throws -> [Output] {
    if format != nil, files.count > 1 {
      throw ValidationError("'--format' is for one output; with several, the ending of each file's name says it")
    }
    for (index, file) in files.enumerated() where files[..<index].contains(file) {
      throw ValidationError("'\(file)' is to be written twice; name it once")
    }
    if files.isEmpty { return [try one(format, "-")] }
    return try files.map { try one(format, $0) }
  }

  private static func one(_ format: OutputFormat?, _ file: String) throws -> Output {
    guard let format = format ?? OutputFormat(fileName: file) else { throw unknown(file) }
    if file != "-" { return Output(format: format, file: file) }
    guard format.picture == nil || !StandardStream.output.isTerminal else {
      throw ValidationError("a picture cannot be shown in a terminal; add '--out FILE.\(format.rawValue)'")
    }
    return Output(format: format, file: nil)
  }

  private static func unknown(_ file: String) -> ValidationError {
    file == "-"
      ? ValidationError("nothing says what to write; add '--out FILE' or '--format' with one of \(OutputFormat.list)")
      : ValidationError("'\(file)' ends in no known format; use one of \(OutputFormat.list), or add '--format'")
  }

  func write(_ bytes: [UInt8]) throws { try Self.write(bytes, to: file) }

  /// - Parameter file: nil for standard output; its folder is made where it lies below this one.
  static func write(_ bytes: [UInt8], to file: String?) throws {
    guard let file else { return try StandardStream.output.write(bytes) }
    OutputFolder.make(for: file, below: [FileManager.default.currentDirectoryPath])
    try Interruption.deferred { () throws(WriteError) in try OutputFile(file).write(bytes) }
  }
}
