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
    let basePath = try BasePath.resolve(basePath)
    let analysis = try analyse(basePath: basePath)
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init), level: level,
      title: Self.title(of: analysis.paths), collapse: collapse, excerpts: { Self.excerpts(of: analysis.report, basePath: basePath) })
    let notes = try write(drawing, as: format)
    for message in analysis.report.diagnostics.map(\.text) + notes { StandardStream.complain(message) }
    if !analysis.report.isComplete { throw CommandEnd(.incomplete) }
  }

  /// Draws and writes; what is worth saying about the picture.
  private func write(_ drawing: Drawing, as format: OutputFormat) throws(OutputError) -> [String] {
    do {
      let result = try drawing.bytes(as: format)
      if let out, out != "-" {
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

  private func analyse(basePath: String) throws -> Analysis {
    let progress = ProgressLine()
    defer { progress.erase() }
    var options = AnalysisOptions(
      paths: try index.paths(paths), basePath: basePath,
      workingDirectory: FileManager.default.currentDirectoryPath, dialect: dialect, toolVersion: ToolVersion.current,
      progress: { progress.show($0, of: $1) })
    options.indexes = index.indexes
    options.cache = cache.choice(basePath: options.basePath)
    return try Analysis(options)
  }

  /// The lines of new findings, as text that is safe to look at.
  private static func excerpts(of report: LintReport, basePath: String) -> [PageDetails.Place: String] {
    let lines = SourceExcerpts(of: report.findings, basePath: basePath)
    return Dictionary(
      report.findings.compactMap { finding in
        lines.line(finding.range.line, of: finding.range.file).map {
          (PageDetails.Place(file: finding.range.file, line: finding.range.line), String(decoding: $0, as: UTF8.self))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of the folders that are drawn, as far as a title has room.
  private static func title(of paths: [String]) -> String {
    let names = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
  }
}

extension GraphMark {
  /// Only what is new is shown: who silenced a finding does not want it red.
  fileprivate init?(_ finding: Finding) {
    guard finding.disposition == .new, let component = finding.component else { return nil }
    self.init(
      severity: finding.severity, rule: finding.rule, message: finding.message, component: component,
      target: finding.target, file: finding.range.file, line: finding.range.line)
  }
}
