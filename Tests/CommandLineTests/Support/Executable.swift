import Foundation
import Testing

/// A built executable next to the test bundle, run as a user runs it.
struct Executable: CustomTestStringConvertible {
  struct Outcome {
    /// What a shell shows: the exit code, or 128 and the number of the signal that ended it.
    var status: Int32
    var output: String
    var errors: String
  }

  static let viperLint = Executable(name: "viper-lint")
  static let viperGraph = Executable(name: "viper-graph")

  let name: String

  var testDescription: String { name }

  var path: String { Self.folder.appendingPathComponent(name).path }

  /// Runs to the end; `output` takes the place of a captured standard output.
  ///
  /// - Parameter meanwhile: is called as soon as it runs.
  func run(
    _ arguments: [String], output: Any? = nil, environment: [String: String] = [:], meanwhile: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    try Self.run(path, arguments, output: output, environment: environment, meanwhile: meanwhile)
  }

  /// Runs under a shell, whose `"$0" "$@"` is the executable with its arguments.
  func run(_ arguments: [String], shell: String, meanwhile: (Process) throws -> Void = { _ in }) throws -> Outcome {
    try Self.run("/bin/sh", ["-c", shell, path] + arguments, meanwhile: meanwhile)
  }

  private static func run(
    _ program: String, _ arguments: [String], output: Any? = nil, environment: [String: String] = [:],
    meanwhile: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    let process = Process()
    let captured = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? captured
    process.standardError = errors
    try process.run()
    try meanwhile(process)
    let text = output == nil ? try captured.fileHandleForReading.readToEnd() : nil
    let errorText = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    let signalled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (signalled ? 128 : 0), output: String(decoding: text ?? Data(), as: UTF8.self),
      errors: String(decoding: errorText ?? Data(), as: UTF8.self))
  }

  /// Tests neither write to the user's caches nor depend on the build server.
  private static let environment = ProcessInfo.processInfo.environment
    .filter { !["GITHUB_ACTIONS", "GITLAB_CI", "TEAMCITY_VERSION", "TF_BUILD", "XCODE_VERSION_ACTUAL"].contains($0.key) }
    .merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }

  /// On Linux the test bundle is the running program itself; on macOS a bundle that a runner has loaded.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let program = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.deletingLastPathComponent()
  }
}
