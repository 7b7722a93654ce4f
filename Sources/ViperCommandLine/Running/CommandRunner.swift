package import ArgumentParser
internal import Foundation
package import ViperPipeline

/// From arguments to an exit code: every way to end goes through here, for both executables.
package enum CommandRunner {
  /// Prints the man page: for installers, as the argument parser's `--generate-completion-script`.
  private static let manualFlag = "--manual"

  package static func run(_ root: any ParsableCommand.Type, _ arguments: [String]) -> Int32 {
    Interruption.await(cleanUp: ProgressLine.clearTerminal)
    StandardStream.reportFailedWrites()
    do {
      if arguments == [manualFlag] {
        try StandardStream.output.write(ManualPage(root: root).text())
        return RunStatus.clean.rawValue
      }
      var command = try root.parseAsRoot(arguments)
      try command.run()
      return RunStatus.clean.rawValue
    } catch {
      return finish(root, after: error).rawValue
    }
  }

  /// Results that live as long as the process: to free a large model object by object would delay the exit.
  nonisolated(unsafe) private static var retained: [any Sendable] = []

  /// Keeps a command's result alive until the process ends; to be called by the main thread.
  package static func retainUntilExit(_ result: any Sendable) { retained.append(result) }

  /// A command ends by throwing: a status, a usage error, an output that cannot be written, or a request for help.
  private static func finish(_ root: any ParsableCommand.Type, after error: any Error) -> RunStatus {
    switch error {
    case let end as CommandEnd: return end.status
    case let error as UsageError: return report(error.text, .usage)
    // The reader has closed the pipe, as `head` does: no failure, but the exit status that shells expect.
    case let error as OutputError where error.isClosedPipe: Interruption.end(by: SIGPIPE)
    case let error as OutputError: return report("error: \(error.message)", .incomplete)
    default: return finishParsing(root, after: error)
    }
  }

  /// The argument parser's own endings: help and version on standard output, mistakes on standard error.
  private static func finishParsing(_ root: any ParsableCommand.Type, after error: any Error) -> RunStatus {
    let message = root.fullMessage(for: error)
    switch root.exitCode(for: error) {
    case .success:
      do { try StandardStream.output.write(message: message) } catch { return finish(root, after: error) }
      return .clean
    case .validationFailure: return report(message, .usage)
    default: return report(message, .internalError)
    }
  }

  private static func report(_ message: String, _ status: RunStatus) -> RunStatus {
    StandardStream.complain(message)
    return status
  }
}

/// A command that has done its work and ends with another status than `clean`.
package struct CommandEnd: Error {
  let status: RunStatus

  package init(_ status: RunStatus) { self.status = status }
}
