import ArgumentParser
import Foundation
import ViperFacts
import ViperGraph
import ViperGraphviz
import ViperPipeline
import ViperReporting
import ViperRules

extension GraphCommand {
  func run() throws {
    let format = metrics != nil && out == nil && format == nil ? nil : try OutputFormat.chosen(format, for: out)
    if format == .json || format == nil, let option = view.lookOption {
      throw ValidationError("'\(option)' is about pictures, and data is none; drop it, or choose another format")
    }
    let metricsFormat = try metrics.map { try MetricsFormat(fileName: $0) }
    if format != nil, (out ?? "-") == "-", metrics == "-" { throw ValidationError("only one can go to standard output; name a file") }
    let analysis = try analyse()
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init), cycles: view.cycles ? analysis.cycles : [],
      level: level, title: Self.title(of: analysis.paths), options: view)
    let notes = try format.map { try write(drawing, as: $0) } ?? []
    if let metrics, let metricsFormat { try writing { try Self.write(drawing.metrics(as: metricsFormat), to: metrics) } }
    for message in analysis.report.diagnostics.map(\.text) + notes { StandardStream.complain(message) }
    if !analysis.report.isComplete { throw CommandEnd(.incomplete) }
  }

  /// Draws and writes; what is worth saying about the picture.
  private func write(_ drawing: Drawing, as format: OutputFormat) throws -> [String] {
    try writing {
      let result = try drawing.bytes(as: format)
      try Self.write(result.bytes, to: out ?? "-")
      return result.messages
    }
  }

  private static func write(_ bytes: [UInt8], to file: String) throws {
    guard file != "-" else { return try StandardStream.output.write(bytes) }
    try Interruption.deferred { () throws(WriteError) in try OutputFile(file).write(bytes) }
  }

  /// What cannot be had is wrong usage; whatever else goes wrong is an output that is missing.
  private func writing<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as ViewError {
      throw UsageError(error)
    } catch let error as OutputError {
      throw error
    } catch {
      throw OutputError("\(error)")
    }
  }

  private func analyse() throws -> Analysis {
    let progress = ProgressLine()
    defer { progress.erase() }
    var options = AnalysisOptions(
      paths: try index.paths(paths), basePath: try BasePath.resolve(basePath),
      workingDirectory: FileManager.default.currentDirectoryPath, dialect: dialect, toolVersion: ToolVersion.current,
      progress: { progress.show($0, of: $1) })
    options.configuration = config.choice
    options.indexes = index.indexes
    options.cache = cache.choice(basePath: options.basePath)
    return try Analysis(options)
  }

  /// The names of the folders that are drawn, as far as a title has room.
  private static func title(of paths: [String]) -> String {
    let names = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
  }
}
