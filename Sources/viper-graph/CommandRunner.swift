import ArgumentParser
import ViperGraphviz
import ViperPipeline

/// From arguments to an exit code: every way to end goes through here.
enum CommandRunner {
  static func run(_ arguments: [String]) -> Int32 {
    StandardStream.reportClosedPipes()
    do {
      return try GraphCommand.parse(arguments).draw().rawValue
    } catch {
      return finish(after: error).rawValue
    }
  }

  private static func finish(after error: any Error) -> RunStatus {
    switch error {
    case let error as UsageError: report(error.text, .usage)
    case let error as OutputError: report("error: \(error.message)", .incomplete)
    case let error as WriteError: report("error: \(error)", .incomplete)
    case let error as PictureError: report("error: \(error)", .incomplete)
    default: finishParsing(after: error)
    }
  }

  /// The argument parser's own endings: help and version on standard output, mistakes on standard error.
  private static func finishParsing(after error: any Error) -> RunStatus {
    let message = GraphCommand.fullMessage(for: error)
    switch GraphCommand.exitCode(for: error) {
    case .success:
      do { try StandardStream.output.write(message: message) } catch { return finish(after: error) }
      return .clean
    case .validationFailure: return report(message, .usage)
    default: return report(message, .internalError)
    }
  }

  private static func report(_ message: String, _ status: RunStatus) -> RunStatus {
    try? StandardStream.error.write(message: message)
    return status
  }
}
