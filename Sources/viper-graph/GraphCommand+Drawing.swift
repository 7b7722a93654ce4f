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
    let outputs = try Output.chosen(format, for: out)
    if collapse == .folder, outputs.allSatisfy(\.format.isData) {
      throw ValidationError("data leaves nothing out; drop '--collapse', or choose a picture's format")
    }
    let links = try links
    let analysis = try analyse()
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init), level: level,
      title: Self.title(of: analysis.paths), collapse: collapse, links: links)
    let (notes, failures) = write(drawing, to: outputs)
    // Whoever closes the pipe wants to hear nothing more.
    if outputs.count == 1, let failure = failures.first { throw failure }
    for message in analysis.report.diagnostics.map(\.text) + notes { StandardStream.complain(message) }
    for failure in failures.dropLast() { StandardStream.complain("error: \(failure.message)") }
    if let last = failures.last { throw last }
    if !analysis.report.isComplete { throw CommandEnd(.incomplete) }
  }

  /// Draws and writes, each output by itself: what is worth saying about them, and which of them could not be written.
  private func write(_ drawing: Drawing, to outputs: [Output]) -> (notes: [String], failures: [OutputError]) {
    var notes: [String] = []
    var failures: [OutputError] = []
    for output in outputs {
      do {
        let result = try drawing.bytes(as: output.format)
        try output.write(result.bytes)
        notes += result.messages.filter { !notes.contains($0) }
      } catch {
        failures.append(error as? OutputError ?? OutputError("\(error)"))
      }
    }
    return (notes, failures)
  }

  private var links: SourceLinks? {
    get throws {
      guard let link else { return nil }
      let folder = FileManager.default.currentDirectoryPath
      let base = URL(fileURLWithPath: basePath ?? ".", relativeTo: URL(fileURLWithPath: folder, isDirectory: true))
      do {
        return try SourceLinks(link, basePath: base.standardizedFileURL.path)
      } catch {
        throw ValidationError("\(error)")
      }
    }
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
    guard finding.disposition == .new, let component = finding.component else { return nil }
    self.init(
      severity: finding.severity, rule: finding.rule, message: finding.message, component: component,
      target: finding.target, file: finding.range.file, line: finding.range.line)
  }
}
