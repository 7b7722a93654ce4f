import Foundation
import Testing
import ViperTestSupport

/// Signals at any moment of both executables: ended by the signal, and nothing half-done left behind.
struct InterruptionTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [0, 0.03])
  func theLinterEndsByTheSignal(_ signal: Int32, _ delay: Double) throws {
    let outcome = try Executable.viperLint.run(["--reporter", "json", ScratchFolder.samples]) { process in
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == 128 + signal)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
  }

  @Test(arguments: [SIGINT, SIGTERM], [0.03, 0.3, 0.8, 1])
  func theFileIsTheOldOneOrTheNewOne(_ signal: Int32, _ delay: Double) throws {
    let workspace = try ScratchFolder()
    let out = try workspace.write("old", to: "a.dot")
    let outcome = try Executable.viperGraph.run(["--out", out, "\(ScratchFolder.samples)/configurator/Clean"]) { process in
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, signal)
    }
    let text = try workspace.text(of: "a.dot")
    #expect(text == "old" || (text.hasPrefix("digraph") && text.hasSuffix("\n}\n")))
    #expect(workspace.names() == ["a.dot"])
    #expect([0, 128 + signal].contains(outcome.status))
    if delay <= 0.03 { #expect(outcome.status == 128 + signal) }
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
    // By itself the layout goes on for ten seconds each time; on a busy machine an end may come late, but not always.
    var seconds: [TimeInterval] = []
    while seconds.count < 5, seconds.last ?? 10 >= 3 {
      seconds.append(try secondsUntilTheLayoutIsGone(after: signal, in: workspace))
    }
    #expect(seconds.contains { $0 < 3 }, "\(seconds)")
  }

  private func secondsUntilTheLayoutIsGone(after signal: Int32, in workspace: ScratchFolder) throws -> TimeInterval {
    let out = try workspace.write("old", to: "out/a.svg")
    var layouts: [pid_t] = []
    var ended = Date.distantPast
    let outcome = try Executable.viperGraph.run(["--out", out, "--level", "component", workspace.path]) { process in
      while layouts.isEmpty, process.isRunning { layouts = try Self.children(of: process.processIdentifier) }
      ended = Date()
      kill(process.processIdentifier, signal)
    }
    // Foundation waits for the layout too, so that it would be gone by now in any case: what counts is when.
    let seconds = -ended.timeIntervalSinceNow
    #expect(outcome.status == 128 + signal)
    #expect(try workspace.text(of: "out/a.svg") == "old")
    let layout = try #require(layouts.first)
    while try !Self.isGone(layout), -ended.timeIntervalSinceNow < 15 { Thread.sleep(forTimeInterval: 0.05) }
    #expect(try Self.isGone(layout))
    return seconds
  }

  @Test func whoIgnoresHangUpsIsHeeded() throws {
    let outcome = try Executable.viperLint.run(
      ["\(ScratchFolder.samples)/configurator/Clean"], shell: #"trap '' HUP; "$0" "$@" & sleep 0.05; kill -HUP $!; wait $!"#)
    #expect(outcome.status == 0)
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
