internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// Git, as a child process that ends by itself.
struct GitCommand {
  let folder: String

  /// What points Git to a repository, as it does for its hooks: by ways that start elsewhere, or at a part of the files only.
  private static let places: Set = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ]

  /// What it writes to standard output, as text.
  func run(_ arguments: [String], whenSilent: @autoclosure () -> String = "git fails without a word") throws(UsageError) -> String
  {
    String(decoding: try bytes(arguments, whenSilent: whenSilent()), as: UTF8.self)
  }

  /// What it writes to standard output, byte by byte: a file's name need not be text.
  ///
  /// - Parameters:
  ///   - whenSilent: what to say where it fails without a word.
  ///   - index: the file of an index in place of the repository's own, which is then left alone.
  ///   - input: what it reads from standard input.
  /// - Throws: `UsageError` with the first line that it writes to standard error.
  func bytes(
    _ arguments: [String], whenSilent: @autoclosure () -> String = "git fails without a word", index: String? = nil,
    input: [UInt8] = []
  ) throws(UsageError) -> [UInt8] {
    let git = ChildProcess(
      program: "git", arguments: ["-C", folder] + arguments,
      environment: Self.environment.merging(index.map { ["GIT_INDEX_FILE": $0] } ?? [:]) { $1 })
    let result: ChildProcess.Result
    do { result = try git.run(input: input) } catch {
      throw Self.error("git does not start; install it, or do without revisions")
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

  /// Reading must not take locks that a commit in another window waits for.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !places.contains($0.key) }.merging(["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"]) {
      $1
    }
  }
}
