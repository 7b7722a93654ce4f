internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// A Git command as a child process.
struct GitCommand {
  let folder: String

  /// The variables that point Git to another repository or index, as they are set in hooks; they are removed from the
  /// environment.
  private static let places: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

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
  ///   - index: an index file to use in place of the repository's own, which is left unchanged.
  ///   - input: the bytes for standard input.
  /// - Throws: `UsageError` with the first line of standard error.
  func bytes(
    _ arguments: [String], whenSilent: @autoclosure () -> String = "git failed without a message", index: String? = nil,
    input: [UInt8] = []
  ) throws(UsageError) -> [UInt8] {
    let git = ChildProcess(
      program: "git", arguments: ["-C", folder] + arguments,
      environment: Self.environment.merging(index.map { ["GIT_INDEX_FILE": $0] } ?? [:]) { $1 })
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

  /// Disables optional locks, so that a commit in another window does not have to wait.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !places.contains($0.key) }.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) {
      $1
    }
  }
}
