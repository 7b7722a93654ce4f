import Foundation
import ViperTestSupport

/// The app of someone who reads a guide: a clean sample under Git, in two folders of modules.
final class ReaderWorkspace {
  let folder: ScratchFolder
  private let app: String

  init() throws {
    folder = try ScratchFolder()
    app = "\(folder.path)/app"
    let sample = "\(ScratchFolder.samples)/infinum/Clean"
    let sources = "\(sample)/Sources/PocketBank"
    for (from, to) in [
      ("\(sample)/Package.swift", "Package.swift"), ("\(sources)/Application", "App/Application"),
      ("\(sources)/Common", "App/Common"),
      ("\(sources)/Modules/Banking", "Modules/A"), ("\(sources)/Modules/Onboarding", "Modules/B"),
    ] {
      let copy = URL(fileURLWithPath: "\(app)/\(to)")
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: from, toPath: copy.path)
    }
    for name in ["home", "derived", "temporary"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    _ = try run("git init -q -b main . && git add . && git commit -q -m app && git update-ref refs/remotes/origin/main HEAD")
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: "app/\(name)") }

  /// Runs commands as a script that ends with the first that fails; what they printed, and the status, 142 after two minutes.
  func run(_ commands: String) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-euc", commands]
    process.currentDirectoryURL = URL(fileURLWithPath: app)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    end.cancel()
    let isStopped = process.terminationReason == .uncaughtSignal
    return (isStopped ? 142 : process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// The built executables come first in the path; the user's settings are neither read nor changed.
  private var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let built = URL(fileURLWithPath: Executable.viperLint.path).deletingLastPathComponent().path
    return [
      "PATH": "\(built):\(path)", "HOME": "\(folder.path)/home", "LC_ALL": "C.UTF-8", "SRCROOT": app,
      "DERIVED_FILE_DIR": "\(folder.path)/derived", "TARGET_TEMP_DIR": "\(folder.path)/temporary",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "Reader",
      "GIT_AUTHOR_EMAIL": "reader@example.com", "GIT_COMMITTER_NAME": "Reader", "GIT_COMMITTER_EMAIL": "reader@example.com",
    ]
  }
}
