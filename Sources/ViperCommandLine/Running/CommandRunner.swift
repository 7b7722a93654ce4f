package import ArgumentParser
internal import Foundation
package import ViperPipeline

/// The entry point of both executables: turns arguments into an exit code.
package enum CommandRunner {
  package static func run(_ root: any ParsableCommand.Type, _ arguments: [String]) -> Int32 {
    Interruption.await(cleanUp: ProgressLine.clearTerminal)
    StandardStream.reportFailedWrites()
    defer { ProgressLine.standard.erase() }
    do {
      if CompletionScript.isRequested(by: arguments) {
        try StandardStream.output.write(message: CompletionScript(of: root, arguments).text)
        return RunStatus.clean.rawValue
      }
      try execute(root, CommandWords(root).understood(arguments))
      return RunStatus.clean.rawValue
    } catch {
      return finish(root, after: error).rawValue
    }
  }

  /// Runs the command that the arguments name; if they are wrong as they are, then with a subcommand before its options.
  private static func execute(_ root: any ParsableCommand.Type, _ arguments: [String]) throws {
    do {
      var command = try root.parseAsRoot(arguments)
      try command.run()
    } catch {
      let misplaced = error as? MistypedCommand.Misplaced
      let isMistake = misplaced != nil || root.exitCode(for: error) == .validationFailure
      let moved = isMistake ? MistypedCommand.moved(in: arguments, of: root) : []
      guard var command = moved.lazy.compactMap({ try? root.parseAsRoot($0) }).first else { throw misplaced?.usageError ?? error }
      try command.run()
    }
  }

  /// The results that live until the process exits: freeing a large model object by object would delay the exit.
  nonisolated(unsafe) private static var retained: [any Sendable] = []

  /// Retains a command's result until the process exits. Main thread only.
  package static func retainUntilExit(_ result: any Sendable) { retained.append(result) }

  /// Handles the error that ends a command: a status, a usage error, a failed output, or a request for help.
  private static func finish(_ root: any ParsableCommand.Type, after error: any Error) -> RunStatus {
    switch error {
    case let end as CommandEnd: return end.status
    case let error as UsageError: return report(error.text, .usage)
    // A closed pipe, as with `head`, is not a failure: the process ends by SIGPIPE, as shells expect.
    case let error as OutputError where error.isClosedPipe: Interruption.end(by: SIGPIPE)
    case let error as OutputError: return report("error: \(error.message)", .incomplete)
    default: return finishParsing(root, after: error)
    }
  }

  /// Handles the argument parser's own endings: help and version go to standard output, mistakes to standard error.
  private static func finishParsing(_ root: any ParsableCommand.Type, after error: any Error) -> RunStatus {
    let message = root.fullMessage(for: error)
    switch root.exitCode(for: error) {
    case .success:
      do { try StandardStream.output.write(message: HelpText(message).text) } catch { return finish(root, after: error) }
      return .clean
    case .validationFailure: return report(ParserMessage(root.message(for: error), full: message).text, .usage)
    default: return report("error: \(root.message(for: error))", .internalError)
    }
  }

  private static func report(_ message: String, _ status: RunStatus) -> RunStatus {
    StandardStream.complain(message)
    return status
  }
}

/// The end of a command that did its work with a status other than `clean`.
package struct CommandEnd: Error {
  let status: RunStatus

  package init(_ status: RunStatus) { self.status = status }
}
