internal import Foundation
internal import ViperFacts
internal import ViperPlatform

/// A Git command as a child process, which reads a repository and runs no code from it.
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

  /// The arguments before each command.
  private static let precautions = ["--no-pager", "--no-replace-objects"] + settings.flatMap { ["-c", $0] }

  /// Far more than any real clone needs, but a tree of few objects may have more names than fit into memory.
  private static let outputLimit = 160 << 20
  private static let timeLimit = Duration.seconds(300)

  /// Further settings, as variables of the environment: names of settings may have any characters.
  private var variables: [String: String] = [:]

  init(folder: String) { self.folder = folder }

  /// Runs Git and returns its standard output as text.
  func run(_ arguments: [String], whenSilent: @autoclosure () -> String? = nil) throws(UsageError) -> String {
    String(decoding: try bytes(arguments, whenSilent: whenSilent()), as: UTF8.self)
  }

  /// Runs Git and returns its standard output as bytes, since file names need not be UTF-8.
  ///
  /// - Parameters:
  ///   - whenSilent: the message for a failure without output on standard error.
  ///   - input: the bytes for standard input.
  /// - Throws: `UsageError` with the first line of standard error.
  func bytes(
    _ arguments: [String], whenSilent: @autoclosure () -> String? = nil, input: [UInt8] = []
  ) throws(UsageError) -> [UInt8] {
    let git = ChildProcess(
      program: "git", arguments: ["-C", folder] + Self.precautions + arguments, environment: environment)
    let result: ChildProcess.Result
    do { result = try git.run(input: input, limit: Self.timeLimit, outputLimit: Self.outputLimit) } catch {
      throw Self.error("cannot run git; install it, or run without revisions")
    }
    let name = arguments.first { !$0.hasPrefix("-") && !$0.contains("=") } ?? ""
    switch result.end {
    case .exited(0): return result.output
    case .overflowed:
      throw Self.error(
        "'git \(name)' lists more than \(Self.outputLimit >> 20) MB in '\(folder)'; name a revision with fewer files")
    case .stopped:
      throw Self.error("'git \(name)' took longer than \(Self.timeLimit) in '\(folder)'; name a later revision")
    default: throw Self.error(message(result, name, whenSilent()))
    }
  }

  /// The first line of standard error with what to do.
  private func message(_ result: ChildProcess.Result, _ name: String, _ whenSilent: String?) -> String {
    let lines = String(decoding: result.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
    let remedy = "run 'git \(name)' in '\(folder)' to see more"
    guard let complaint = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return whenSilent ?? "git failed without a message; \(remedy)"
    }
    if complaint.contains("not a git repository") {
      return "'\(folder)' is in no Git repository; run in a clone of one"
    }
    if complaint.contains("dubious ownership") {
      return "git: \(complaint); run 'git config --global --add safe.directory' with that folder if you trust it"
    }
    return "git: \(complaint); \(remedy)"
  }

  private static func error(_ message: String) -> UsageError {
    UsageError([Diagnostic(.error, message)])
  }

  /// Disables optional locks, so that a commit in another window need not wait, and prompts, which would never be answered.
  private var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !Self.redirecting.contains($0.key) }
      .merging(["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }.merging(variables) { $1 }
  }
}

extension GitCommand {
  /// The command without the filters that the clone's settings have, for work trees: those are programs of the user, but which of
  /// them runs, and for which files, is said by attributes that are committed.
  func withoutFilters() -> GitCommand {
    // Without any filter this fails, since nothing matches.
    let names =
      (try? run(["config", "--name-only", "-z", "--get-regexp", #"^filter\..*\.(clean|smudge|process|required)$"#])) ?? ""
    let keys = Set(names.split(separator: "\0").map(String.init)).sorted()
    var command = self
    for (number, key) in keys.enumerated() {
      command.variables["GIT_CONFIG_KEY_\(number)"] = key
      command.variables["GIT_CONFIG_VALUE_\(number)"] = key.hasSuffix(".required") ? "false" : ""
    }
    if !keys.isEmpty { command.variables["GIT_CONFIG_COUNT"] = "\(keys.count)" }
    return command
  }
}
