import Foundation
import PackagePlugin

/// The linter with what a plugin's sandbox asks for.
struct LinterRun {
  let tool: URL
  let folder: URL
  /// The only folder that a plugin may always write to.
  let cache: URL

  /// Findings go where the plugin's output goes; a plugin cannot pass a status on, so an error says that there was one.
  func callAsFunction(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return Diagnostics.error("viper-lint ended with \(process.terminationStatus)")
    }
  }
}
