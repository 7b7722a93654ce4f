import ArgumentParser
import ViperPipeline

/// From arguments to an exit code: every way to end goes through here.
enum CommandRunner {
  static func run(_ arguments: [String]) -> Int32 {
    StandardStream.reportClosedPipes()
    do {
      var command = try ViperLint.parseAsRoot(arguments)
      try command.run()
      return RunStatus.clean.rawValue
    } catch {
      return finish(after: error).rawValue
    }
  }

  /// A command ends by throwing: a status, a usage error, an output that cannot be written, or a request for help.
  private static func finish(after error: any Error) -> RunStatus {
    switch error {
    case let end as CommandEnd: return end.status
    case let error as UsageError: return report(error.text, .usage)
    case let error as OutputError: return report("error: \(error.message)", .incomplete)
    default: return finishParsing(after: error)
    }
  }

  /// The argument parser's own endings: help and version on standard output, mistakes on standard error.
  private static func finishParsing(after error: any Error) -> RunStatus {
    let message = ViperLint.fullMessage(for: error)
    switch ViperLint.exitCode(for: error) {
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
