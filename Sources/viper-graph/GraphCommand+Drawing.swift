import ArgumentParser
import Foundation
import ViperCommandLine
import ViperFacts
import ViperGraph
import ViperGraphviz
import ViperPipeline
import ViperReporting
import ViperRules

extension GraphCommand {
  func run() throws {
    try MistypedCommand.check(paths, of: Self.self)
    let outputs: [Output<GraphFormat>] = metrics != nil && out.isEmpty && format == nil ? [] : try Output.chosen(format, for: out)
    if outputs.allSatisfy(\.format.isData), let option = view.lookOption {
      throw ValidationError("'\(option)' is about pictures, and data is none; drop it, or choose another format")
    }
    if view.direction != nil, !outputs.contains(where: \.format.hasDirection) {
      throw ValidationError("'--direction' is about pictures, and a page leads to the right; drop it, or choose another format")
    }
    let table = try metrics.map(MetricsFormat.output)
    if let table, table.file == nil, outputs.contains(where: { $0.file == nil }) {
      throw ValidationError("only one can go to standard output; name a file")
    }
    let links = try SourceLinks(option: link, basePath: source.place.resolved)
    let analysed = try analysisOptions
    let analysis = try analyse(analysed, writing: [out, metrics.map { [$0] } ?? []])
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init),
      cycles: view.cycles ? analysis.cycles : [],
      level: level, title: Self.title(of: analysis.paths), options: view, links: links,
      excerpts: { analysis.excerpts(analysed) })
    var (notes, failures) = try write(drawing, to: outputs)
    if let table { failures += try write(to: table, &notes) { (try drawing.metrics(as: table.format), []) } }
    // Whoever closes the pipe wants to hear nothing more.
    if outputs.count == 1, let failure = failures.first { throw failure }
    for message in analysis.report.diagnostics.map(\.text) + notes { StandardStream.complain(message) }
    for failure in failures.dropLast() { StandardStream.complain("error: \(failure.message)") }
    if let last = failures.last { throw last }
    if !analysis.report.isComplete { throw CommandEnd(.incomplete) }
  }

  /// Draws and writes, each output by itself: what is worth saying about them, and which of them could not be written.
  private func write(_ drawing: Drawing, to outputs: [Output<GraphFormat>]) throws -> (notes: [String], failures: [OutputError]) {
    var notes: [String] = []
    let failures = try outputs.flatMap { output in try write(to: output, &notes) { try drawing.bytes(as: output.format) } }
    return (notes, failures)
  }

  /// What cannot be had is wrong usage; whatever else goes wrong is an output that is missing.
  private func write<Format>(
    to output: Output<Format>, _ notes: inout [String], _ make: () throws -> (bytes: [UInt8], messages: [String])
  ) throws -> [OutputError] {
    do {
      let result = try make()
      try output.write(result.bytes)
      notes += result.messages.filter { !notes.contains($0) }
      return []
    } catch let error as ViewError {
      throw UsageError(error)
    } catch {
      return [error as? OutputError ?? OutputError("\(error)")]
    }
  }

  private var analysisOptions: AnalysisOptions {
    get throws {
      try source.analysis(of: paths)
    }
  }

  /// - Parameter outputs: the files to write, those of '--out' first.
  private func analyse(_ options: AnalysisOptions, writing outputs: [[String]]) throws -> Analysis {
    let progress = ProgressLine()
    defer { progress.erase() }
    var options = options
    options.progress = { progress.show($0, of: $1) }
    let plan = try AnalysisPlan(options)
    for (option, files) in zip(["--out", "--metrics"], outputs) {
      for file in files where file != "-" { try plan.protectedFiles.check(file, writtenBy: option) }
    }
    return try Analysis(plan)
  }

  /// The names of the folders that are drawn, as far as a title has room.
  private static func title(of paths: [String]) -> String {
    let names = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.lastPathComponent }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
  }
}
