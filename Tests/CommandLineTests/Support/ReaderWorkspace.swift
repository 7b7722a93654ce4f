import Foundation
import ViperTestSupport

/// The app of someone who reads a guide, under Git.
final class ReaderWorkspace {
  /// A file or folder that is copied from the samples, over what a part before it has brought.
  struct Part {
    var sample: String
    var name: String

    init(_ sample: String, to name: String) {
      self.sample = sample
      self.name = name
    }
  }

  let folder: ScratchFolder
  let app: String

  /// A clean sample, in two folders of modules.
  convenience init() throws {
    let sources = "infinum/Clean/Sources/PocketBank"
    try self.init([
      Part("infinum/Clean/Package.swift", to: "Package.swift"), Part("\(sources)/Application", to: "App/Application"),
      Part("\(sources)/Common", to: "App/Common"), Part("\(sources)/Modules/Banking", to: "Modules/A"),
      Part("\(sources)/Modules/Onboarding", to: "Modules/B"),
    ])
  }

  init(_ parts: [Part]) throws {
    folder = try ScratchFolder()
    app = "\(folder.path)/app"
    for part in parts {
      let copy = URL(fileURLWithPath: "\(app)/\(part.name)")
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: copy)
      try FileManager.default.copyItem(atPath: "\(ScratchFolder.samples)/\(part.sample)", toPath: copy.path)
    }
    for name in ["home", "derived", "temporary"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    _ = try run("git init -q -b main . && git add . && git commit -q -m app && git update-ref refs/remotes/origin/main HEAD")
  }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: "app/\(name)") }

  /// Runs commands as a script that ends with the first that fails; what they printed, and the status, 142 after two minutes.
  func run(_ commands: String) throws -> (status: Int32, output: String) {
    let output = Pipe()
    let process = try start(["bash", "-euc", commands], output: output)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return (status(of: process), String(decoding: data, as: UTF8.self))
  }

  /// What a terminal shows of a command, after one that ended with a status.
  func show(_ command: String, after last: Int32) throws -> (status: Int32, output: String) {
    let terminal = try Terminal()
    let process = try start(["bash", "-c", "(exit \(last)); \(command)"], output: terminal.program)
    let text = try terminal.text()
    return (status(of: process), text)
  }

  /// Starts a program that is stopped after two minutes.
  private func start(_ command: [String], output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: app)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let end = DispatchWorkItem { if process.isRunning { process.terminate() } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: end)
    return process
  }

  private func status(of process: Process) -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 142 : process.terminationStatus
  }

  /// The built executables come first in the path; the user's settings are neither read nor changed.
  private var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let built = URL(fileURLWithPath: Executable.viperLint.path).deletingLastPathComponent().path
    return [
      "PATH": "\(built):\(path)", "HOME": "\(folder.path)/home", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "SRCROOT": app,
      "DERIVED_FILE_DIR": "\(folder.path)/derived", "TARGET_TEMP_DIR": "\(folder.path)/temporary",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "Reader",
      "GIT_AUTHOR_EMAIL": "reader@example.com", "GIT_COMMITTER_NAME": "Reader", "GIT_COMMITTER_EMAIL": "reader@example.com",
    ]
  }
}
