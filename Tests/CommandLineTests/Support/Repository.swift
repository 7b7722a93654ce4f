import Foundation
import Testing
import ViperTestSupport

/// A Git repository that a test fills, with Git's default settings, and that is gone after it.
final class Repository {
  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try git("init", "--quiet", "--initial-branch=main")
  }

  var path: String { folder.path }

  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message=a change")
  }

  /// The status of a command that may fail, run without the user's settings.
  @discardableResult
  func git(_ arguments: String..., mayFail: Bool = false) throws -> Int32 { try git(arguments, mayFail: mayFail) }

  @discardableResult
  func git(_ arguments: [String], mayFail: Bool = false) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path, "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if !mayFail { try #require(process.terminationStatus == 0, "git \(arguments)") }
    return process.terminationStatus
  }

  /// Runs the linter in the repository.
  func lint(_ arguments: String...) throws -> Executable.Outcome {
    try Executable.viperLint.run(arguments, shell: #"cd "\#(path)" && export XDG_CACHE_HOME=/dev/null && exec "$0" "$@""#)
  }

  /// The files of the findings that a run reports as new.
  func reportedFiles(_ arguments: String...) throws -> [String] {
    let outcome = try Executable.viperLint.run(
      ["--reporter", "json"] + arguments, shell: #"cd "\#(path)" && exec "$0" "$@""#)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.errors)")
    let findings = try #require(document["findings"] as? [[String: Any]]).filter { $0["disposition"] as? String == "new" }
    return Set(findings.compactMap { $0["file"] as? String }).sorted()
  }

  /// A module whose presenter and view keep each other alive, unless it is fixed: one finding, in the presenter's second line.
  func writeModule(_ name: String, isFixed: Bool = false, in folder: String = "") throws {
    try write(Self.presenter(name, isFixed: isFixed), to: "\(folder)\(name)Presenter.swift")
    try write(
      "protocol \(name)ViewInterface: AnyObject {}\nprotocol \(name)PresenterInterface: AnyObject {}\n",
      to: "\(folder)\(name)Interfaces.swift")
    try write(
      """
      import UIKit
      final class \(name)ViewController: UIViewController, \(name)ViewInterface { var presenter: \(name)PresenterInterface! }
      final class \(name)Interactor {}

      """, to: "\(folder)\(name)View.swift")
    try write("final class \(name)Wireframe {}\n", to: "\(folder)\(name)Wireframe.swift")
  }

  static func presenter(_ name: String, isFixed: Bool) -> String {
    "import Foundation\nfinal class \(name)Presenter: \(name)PresenterInterface { \(isFixed ? "weak var" : "var") view: \(name)ViewInterface? }\n"
  }
}
