import Foundation
import Testing
import ViperTestSupport

/// A copy of the Bazel sample, built by a Bazel that leaves nothing behind.
final class BazelWorkspace {
  /// An action that ran or came from a cache.
  struct Spawn: Hashable {
    var target: String
    var isCached: Bool
  }

  struct Build {
    var status: Int32
    /// What Bazel had to say.
    var messages: String
    /// Those of the linter alone, by name.
    var spawns: [Spawn]

    /// The names of the targets whose actions ran.
    var ran: [String] { spawns.filter { !$0.isCached }.map(\.target) }
  }

  static let isInstalled =
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/bazel") }

  private static let environment = ProcessInfo.processInfo.environment
  private static let folders = (environment["PATH"] ?? "").split(separator: ":")

  let folder: ScratchFolder
  let path: String
  private let cache: String

  /// - Parameter cache: a folder that workspaces may share.
  init(cache: String? = nil) throws {
    folder = try ScratchFolder()
    path = "\(folder.path)/workspace"
    self.cache = cache ?? "\(folder.path)/cache"
    try Self.copy("\(ScratchFolder.samples)/infinum/Bazel", to: path)
    // Bazel's test rules want its coverage tools, which it would download.
    try folder.write("", to: "coverage/WORKSPACE")
    try folder.write(
      #"filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])"#, to: "coverage/BUILD.bazel")
  }

  deinit {
    // Bazel protects what it has built.
    _ = try? Self.run("chmod", ["-R", "u+w", folder.path], in: "/", messages: .nullDevice, limit: 60)
  }

  /// Builds or tests a target.
  func bazel(_ command: String, _ target: String) throws -> Build {
    let log = "\(folder.path)/log.json"
    let messages = try run([
      command, target, "--disk_cache=\(cache)", "--execution_log_json_file=\(log)",
      "--repo_env=VIPER_LINT=\(Executable.viperLint.path)",
      "--override_repository=remote_coverage_tools=\(folder.path)/coverage",
    ])
    // There is none where Bazel does not get as far as an action; its messages say why.
    let text = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
    return Build(status: messages.status, messages: messages.text, spawns: Self.spawns(in: text.split(separator: "\n")))
  }

  func output(_ name: String) throws -> String { try text(of: "bazel-bin/\(name)") }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")), as: UTF8.self)
  }

  func edit(_ name: String, _ change: (String) -> String) throws {
    try Data(change(text(of: name)).utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// The log is a sequence of JSON objects, one member per line; an action's mnemonic comes before its result.
  private static func spawns(in lines: [Substring]) -> [Spawn] {
    var target: String?
    var spawns: [Spawn] = []
    for line in lines {
      if let message = value(of: "progressMessage", in: line) { target = message.split(separator: ":").last.map(String.init) }
      guard let runner = value(of: "runner", in: line), let name = target else { continue }
      spawns.append(Spawn(target: name, isCached: runner.contains("cache hit")))
      target = nil
    }
    return spawns.sorted { $0.target < $1.target }
  }

  private static func value(of key: String, in line: Substring) -> String? {
    let start = "  \"\(key)\": \""
    return line.hasPrefix(start) ? line.dropFirst(start.count).prefix { $0 != "\"" }.description : nil
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, text: String) {
    let file = try folder.write("", to: "messages")
    let messages = try #require(FileHandle(forWritingAtPath: file))
    // Without a server, which would outlive a test that is stopped, and for which waiting for a child on Linux waits too.
    let options = ["--output_user_root=\(folder.path)/output", "--nohome_rc", "--batch"]
    let status = try Self.run("bazel", options + arguments, in: path, messages: messages, limit: 240)
    return (status, String(decoding: try folder.data("messages"), as: UTF8.self))
  }

  /// With the targets of links: the app is a link to a sample next to it.
  private static func copy(_ folder: String, to copy: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasPrefix("bazel-") {
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
      let source = URL(fileURLWithPath: "\(folder)/\(name)").resolvingSymlinksInPath().path
      try FileManager.default.copyItem(atPath: source, toPath: "\(copy)/\(name)")
    }
  }

  private static func run(
    _ program: String, _ arguments: [String], in folder: String, messages: FileHandle, limit: TimeInterval
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = messages
    process.standardError = messages
    try process.run()
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
    process.waitUntilExit()
    end.cancel()
    return process.terminationStatus
  }
}
