internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// A Git command as a child process, which reads a repository and runs nothing of what it holds.
///
/// The settings of a clone are its user's, but what is committed in it may be anyone's: a folder that is itself a bare repository would
/// bring settings of its own, and with them commands. So only a real clone is taken for a repository, and the settings that make
/// Git run something are off, whoever set them.
struct GitCommand {
  let folder: String

  /// The variables that point Git to another repository, index or set of objects, as they are set in hooks, or that make it run a
  /// program; they are removed from the environment.
  private static let redirecting: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE", "GIT_REPLACE_REF_BASE",
    "GIT_EXTERNAL_DIFF", "GIT_PAGER",
  ]

  private static let settings = [
    "safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null", "protocol.ext.allow=never",
    "log.showSignature=false",
  ]

  /// What comes in front of each command.
  private static let precautions = ["--no-pager", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }

  /// Runs Git and returns its standard output as text.
  func run(_ arguments: [String], whenSilent: @autoclosure () -> String = "git failed without a message") throws(UsageError)
    -> String
  {
    String(decoding: try bytes(arguments, whenSilent: whenSilent()), as: UTF8.self)
  }

  /// Runs Git and returns its standard output as bytes, since file names need not be UTF-8.
  ///
  /// - Parameters:
  ///   - whenSilent: the message for a failure without output on standard error.
  ///   - input: the bytes for standard input.
  /// - Throws: `UsageError` with the first line of standard error.
  func bytes(
    _ arguments: [String], whenSilent: @autoclosure () -> String = "git failed without a message", input: [UInt8] = []
  ) throws(UsageError) -> [UInt8] {
    let git = ChildProcess(
      program: "git", arguments: ["-C", folder] + Self.precautions + arguments, environment: Self.environment)
    let result: ChildProcess.Result
    do { result = try git.run(input: input) } catch {
      throw Self.error("cannot run git; install it, or run without revisions")
    }
    guard result.end == .exited(0) else {
      let lines = String(decoding: result.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      let complaint = lines.first { !$0.allSatisfy(\.isWhitespace) }
      throw Self.error(complaint.map { "git: \($0)" } ?? whenSilent())
    }
    return result.output
  }

  private static func error(_ message: String) -> UsageError {
    UsageError([Diagnostic(.error, message)])
  }

  /// Disables optional locks, so that a commit in another window does not have to wait, and questions, which nobody would answer.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !redirecting.contains($0.key) }
      .merging(["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }
  }
}
