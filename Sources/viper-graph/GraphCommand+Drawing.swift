import Foundation
import ViperFacts
import ViperGraph
import ViperGraphviz
import ViperPipeline
import ViperReporting
import ViperRules

extension GraphCommand {
  func draw() throws -> RunStatus {
    let format = try OutputFormat.chosen(format, for: out)
    let analysis = try analyse()
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init), level: level,
      title: Self.title(of: analysis.paths))
    let result = try drawing.bytes(as: format)
    try OutputFile(out ?? "-").write(result.bytes)
    let messages = analysis.report.diagnostics.map(\.text) + (result.warning.map { ["warning: \($0)"] } ?? [])
    for message in messages { try StandardStream.error.write(message: message) }
    return analysis.report.isComplete ? .clean : .incomplete
  }

  private func analyse() throws -> Analysis {
    let progress = ProgressLine()
    defer { progress.erase() }
    var options = AnalysisOptions(
      paths: try index.paths(paths), basePath: try BasePath.resolve(basePath),
      workingDirectory: FileManager.default.currentDirectoryPath, dialect: dialect, toolVersion: ToolVersion.current,
      progress: { progress.show($0, of: $1) })
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

extension GraphMark {
  /// Only what is new is shown: who silenced a finding does not want it red.
  fileprivate init?(_ finding: Finding) {
    guard finding.disposition == .new else { return nil }
    self.init(
      severity: finding.severity, rule: finding.rule, message: finding.message, component: finding.component,
      target: finding.target, file: finding.range.file, line: finding.range.line)
  }
}
