import ArgumentParser
import Foundation
import ViperCommandLine
import ViperGraph
import ViperPipeline
import ViperPlatform
import ViperText

extension FormatList {
  /// The formats and files to write, determined before anything is read, so that a wrong name fails fast.
  ///
  /// - Parameter usual: the default for standard output; nil if the format must be given.
  func targets(
    _ format: ListedFormat<Format>?, for files: [String], usual: ListedFormat<Format>? = nil
  ) throws -> [DrawingTarget<Format>] {
    if format != nil, files.count > 1 {
      throw ValidationError("'--format' works with one output only; with several, use file extensions")
    }
    for (index, file) in files.enumerated() where files[..<index].contains(file) {
      throw ValidationError("'\(file)' is named as an output twice; drop one")
    }
    if files.isEmpty, usual == nil { try checkUnnamed(format) }
    return try (files.isEmpty ? ["-"] : files).map { $0 == "-" ? try standard(format ?? usual) : try named($0, format) }
  }

  private var list: String { names.joined(separator: ", ") }

  /// - Throws: where no output is named, and standard output is no place for one.
  private func checkUnnamed(_ format: ListedFormat<Format>?) throws {
    guard let format else {
      let example = names.first.map { "architecture.\($0)" } ?? ""
      throw ValidationError("no output is named; add '--out FILE', such as '--out \(example)' (the formats are \(list))")
    }
    if !format.general.isPicture, StandardStream.output.isTerminal {
      let name = format.general.name
      throw ValidationError("'\(name)' would fill the terminal; add '--out FILE.\(name)', or '--out -' to print it here")
    }
  }

  private func standard(_ format: ListedFormat<Format>?) throws -> DrawingTarget<Format> {
    guard let format else { throw ValidationError("'--out -' has no file extension; add '--format' with one of \(list)") }
    guard !format.general.isPicture || !StandardStream.output.isTerminal else {
      throw ValidationError("a picture cannot be shown in a terminal; add '--out FILE.\(format.general.name)'")
    }
    return DrawingTarget(format: format.format, file: nil)
  }

  private func named(_ file: String, _ format: ListedFormat<Format>?) throws -> DrawingTarget<Format> {
    guard let format = format ?? self.format(ofFile: file) else {
      let known = extensions.map { ".\($0)" }
      let near = NearestNames.suggestion(for: FileEnding.of(file).map { ".\($0)" } ?? "", among: known)
      throw ValidationError(
        "'\(file)' has no known file extension; use \(known.joined(separator: ", ")), or add '--format'\(near)")
    }
    return DrawingTarget(format: format.format, file: file)
  }
}

extension DrawingTarget where Format == MetricsFormat {
  /// The format of a file is determined by its extension; standard output is CSV.
  init(metricsTo file: String) throws {
    if file == "-" {
      self.init(format: .csv, file: nil)
    } else if let format = FileEnding.of(file).flatMap(MetricsFormat.init) {
      self.init(format: format, file: file)
    } else {
      throw ValidationError("'\(file)' must end in .csv or .json, which sets the format of the metrics")
    }
  }
}

extension [FinishedDrawing] {
  /// Writes each drawing independently, and returns the messages about the written ones, a line for each written file, and the
  /// errors of the others.
  func write() -> (notes: [String], files: [String], failures: [OutputError]) {
    var notes: [String] = []
    var files: [String] = []
    var failures: [OutputError] = []
    for drawing in self {
      do {
        let graph = try drawing.result.get()
        try drawing.write(graph.bytes)
        notes += graph.messages.filter { !notes.contains($0) }
        if let file = drawing.file { files.append("wrote \(file)\(graph.summary.map { ": \($0)" } ?? "")") }
      } catch {
        failures.append(error as? OutputError ?? OutputError("\(error)"))
      }
    }
    return (notes, files, failures)
  }

  /// Writes the drawings, and the messages about them and about the run on standard error.
  ///
  /// - Throws: the last failure to write, or the end of a run that could not see everything.
  func deliver(_ diagnostics: [String], isComplete: Bool) throws {
    let (notes, files, failures) = write()
    // A failed write to the only output, such as a closed pipe, ends the run without further messages.
    if count == 1, let failure = failures.first { throw failure }
    for message in diagnostics + notes + files { StandardStream.complain(message) }
    for failure in failures.dropLast() { StandardStream.complain("error: \(failure.message)") }
    if let last = failures.last { throw last }
    if !isComplete { throw CommandEnd(.incomplete) }
  }
}

extension FinishedDrawing {
  /// Creates the file's folder if that is below the working directory.
  fileprivate func write(_ bytes: [UInt8]) throws {
    guard let file else { return try StandardStream.output.write(bytes) }
    OutputFolder.make(for: file, below: [FileManager.default.currentDirectoryPath])
    try Interruption.deferred { () throws(WriteError) in try OutputFile(file).write(bytes) }
  }
}
