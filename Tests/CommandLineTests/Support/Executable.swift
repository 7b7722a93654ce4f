import Foundation
import Testing

/// A built executable beside the test bundle, run as a user runs it.
struct Executable {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  static let viperLint = Executable(name: "viper-lint")

  let name: String

  var path: String { Self.folder.appendingPathComponent(name).path }

  /// Runs to the end; `output` takes the place of a captured standard output.
  func run(_ arguments: [String], output: Any? = nil, environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    let captured = Pipe()
    let errors = Pipe()
    process.executableURL = Self.folder.appendingPathComponent(name)
    process.arguments = arguments
    // No test leaves anything in the caches of whoever runs it.
    let withoutCache = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": "/dev/null"]) { $1 }
    process.environment = withoutCache.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? captured
    process.standardError = errors
    try process.run()
    let text = output == nil ? try captured.fileHandleForReading.readToEnd() : nil
    let errorText = try errors.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "\(name) was killed by signal \(process.terminationStatus)")
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text ?? Data(), as: UTF8.self),
      errors: String(decoding: errorText ?? Data(), as: UTF8.self))
  }

  /// On Linux the test bundle is the running program itself; on macOS a bundle that a runner has loaded.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let program = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return program.deletingLastPathComponent()
  }
}
