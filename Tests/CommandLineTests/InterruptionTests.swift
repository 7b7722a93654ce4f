import Foundation
import Testing
import ViperTestSupport

/// Signals at any moment of both executables: ended by the signal, and nothing half-done left behind.
@Suite(.timeLimit(.minutes(60))) struct InterruptionTests {
  /// Before the signals are awaited, which may be at once, they have their effect by themselves.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalAtTheStartEndsTheRun(_ signal: Int32) throws {
    let outcome = try Executable.viperLint.run(["--reporter", "json", ScratchFolder.samples]) { process in
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == 128 + signal && outcome.output == "" && outcome.errors == "", "\(outcome)")
  }

  /// The run waits for its list of files when the signal comes.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP]) func aSignalDuringTheRunEndsIt(_ signal: Int32) throws {
    let list = try NamedPipe()
    let outcome = try Executable.viperLint.run(["--files-from", list.path, ScratchFolder.samples]) { process in
      let writer = try list.opened()
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      try writer.close()
    }
    #expect(outcome.status == 128 + signal && outcome.output == "" && outcome.errors == "", "\(outcome)")
  }

  @Test func whoIgnoresHangUpsIsHeeded() throws {
    let list = try NamedPipe()
    let shell = #"trap '' HUP; exec "$0" "$@""#
    let outcome = try Executable.viperLint.run(
      ["--files-from", list.path, "\(ScratchFolder.samples)/configurator/Clean"], shell: shell
    ) { process in
      let writer = try list.opened()
      kill(process.processIdentifier, SIGHUP)
      try writer.write(contentsOf: Data("A.swift\n".utf8))
      try writer.close()
    }
    #expect(outcome.status == 0, "\(outcome)")
  }

  /// Whenever the signal comes: at the start, as soon as anything is written, or too late.
  @Test(arguments: [SIGINT, SIGTERM], [true, false]) func theFileIsTheOldOneOrTheNewOne(_ signal: Int32, _ isAtStart: Bool) throws
  {
    let folder = try ScratchFolder()
    let out = try folder.write("old", to: "a.dot")
    let outcome = try Executable.viperGraph.run(
      ["--no-cache", "--out", out, "\(ScratchFolder.samples)/configurator/Clean"]
    ) { process in
      while !isAtStart, process.isRunning, folder.names() == ["a.dot"], try folder.text(of: "a.dot") == "old" {}
      kill(process.processIdentifier, signal)
    }
    let text = try folder.text(of: "a.dot")
    #expect(text == "old" || (text.hasPrefix("digraph") && text.hasSuffix("\n}\n")))
    #expect(folder.names() == ["a.dot"])
    #expect([0, 128 + signal].contains(outcome.status))
    if isAtStart { #expect(outcome.status == 128 + signal && text == "old") }
  }

  @Test(.enabled(if: Self.drawsPictures, "Graphviz is not installed"), arguments: [SIGINT, SIGTERM, SIGKILL])
  func theLayoutEndsWithItsParent(_ signal: Int32) throws {
    let workspace = try ScratchFolder()
    // Everyone knows everyone: a layout of seconds, so that the signal finds it at work and it cannot end by itself meanwhile.
    for index in 0..<24 {
      let others = (0..<24).filter { $0 != index }.map { "weak var p\($0): M\($0)Presenter?" }.joined(separator: "; ")
      let view = "final class M\(index)ViewController: UIViewController { var presenter: M\(index)Presenter! }"
      try workspace.write(
        "\(view)\nfinal class M\(index)Interactor {}\nfinal class M\(index)Presenter { \(others) }\n", to: "M\(index).swift")
    }
    let out = try workspace.write("old", to: "out/a.svg")
    var layout: pid_t?
    var end = ContinuousClock.now
    let outcome = try Executable.viperGraph.run(["--out", out, "--level", "component", workspace.path]) { process in
      while layout == nil, process.isRunning { layout = try Self.children(of: process.processIdentifier).first }
      end = .now
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == 128 + signal)
    #expect(try workspace.text(of: "out/a.svg") == "old")
    let child = try #require(layout)
    while try !Self.isGone(child) {}
    // By itself it would end five seconds after its time limit, which is more than four.
    #expect(.now - end < .seconds(8))
  }

  private static let drawsPictures =
    (try? Executable.viperGraph.run(["--format", "svg", "\(ScratchFolder.samples)/configurator/Clean"]))?.status == 0

  private static func children(of process: pid_t) throws -> [pid_t] {
    try words("/usr/bin/pgrep", ["-P", String(process)]).compactMap { pid_t($0) }
  }

  /// Whether nothing of it is left but an entry that nobody has asked for.
  private static func isGone(_ process: pid_t) throws -> Bool {
    try words("/bin/ps", ["-o", "stat=", "-p", String(process)]).allSatisfy { $0.hasPrefix("Z") }
  }

  private static func words(_ program: String, _ arguments: [String]) throws -> [Substring] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(whereSeparator: \.isWhitespace)
  }
}

/// A pipe with a name, by which a test knows how far another process has come.
private final class NamedPipe {
  private let folder: ScratchFolder
  let path: String

  init() throws {
    folder = try ScratchFolder()
    path = "\(folder.path)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
  }

  /// Returns when the other process has opened it to read.
  func opened() throws -> FileHandle { try #require(FileHandle(forWritingAtPath: path)) }
}
