import ArgumentParser
import ViperGraph
import ViperGraphviz
import ViperModel
import ViperPipeline
import ViperFacts
import ViperRules

extension GraphCommand {
  /// Parses and runs; everything that goes wrong ends here, as a message and a code.
  static func status(running arguments: [String]) -> ExitStatus {
    do {
      return try parse(arguments).draw()
    } catch let error as UsageError {
      for diagnostic in error.diagnostics { Terminal.say(diagnostic) }
      return .usage
    } catch let error as OutputError {
      return fail(error.description)
    } catch let error as PictureError {
      return fail(error.description)
    } catch {
      return end(with: error)
    }
  }

  private func draw() throws -> ExitStatus {
    let format = try OutputFormat.chosen(format, for: out)
    let analysis = try Analysis(
      AnalysisOptions(
        paths: paths, basePath: Terminal.absolute(basePath ?? "."), dialect: dialect, toolVersion: Version.current))
    let drawing = Drawing(
      graph: analysis.graph, marks: analysis.report.findings.compactMap(GraphMark.init),
      level: level ?? (format == .json ? .component : .suited(to: analysis.graph)), title: Terminal.title(of: paths))
    let result = try drawing.bytes(as: format)
    try OutputFile(out ?? "-").write(result.bytes)
    for diagnostic in analysis.report.diagnostics { Terminal.say(diagnostic) }
    if let warning = result.warning { Terminal.say("warning: \(warning)") }
    return analysis.report.isComplete ? .success : .incomplete
  }

  private static func fail(_ message: String) -> ExitStatus {
    Terminal.say("error: \(message)")
    return .incomplete
  }

  /// What the argument parser throws: help and version are no errors.
  private static func end(with error: any Error) -> ExitStatus {
    switch exitCode(for: error) {
    case .success:
      print(fullMessage(for: error))
      return .success
    case .validationFailure:
      Terminal.say(fullMessage(for: error))
      return .usage
    default:
      Terminal.say("internal error: \(error)")
      return .internalError
    }
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
