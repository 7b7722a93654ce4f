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
    let format = try OutputFormat.chosen(format, for: out)
    if format == .json, collapse == .folder {
      throw ValidationError("JSON leaves nothing out; drop '--collapse', or choose another format")
    }
    let analysis = try analyse()
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init), level: level,
      title: Self.title(of: analysis.paths), collapse: collapse)
    let notes = try write(drawing, as: format)
    for message in analysis.report.diagnostics.map(\.text) + notes { StandardStream.complain(message) }
    if !analysis.report.isComplete { throw CommandEnd(.incomplete) }
  }

  /// Draws and writes; what is worth saying about the picture.
  private func write(_ drawing: Drawing, as format: OutputFormat) throws(OutputError) -> [String] {
    do {
      let result = try drawing.bytes(as: format)
      if let out, out != "-" {
        OutputFolder.make(for: out, below: [FileManager.default.currentDirectoryPath])
        try Interruption.deferred { () throws(WriteError) in try OutputFile(out).write(result.bytes) }
      } else {
        try StandardStream.output.write(result.bytes)
      }
      return result.messages
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
