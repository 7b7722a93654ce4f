import Foundation
import Testing
import ViperPlatform

struct ChildProcessTests {
  private func shell(_ script: String, input: String = "", limit: Duration? = .seconds(60)) throws -> ChildProcess.Result {
    try ChildProcess(program: "/bin/sh", arguments: ["-c", script]).run(input: Array(input.utf8), limit: limit)
  }

  @Test func collectsOutputAndErrors() throws {
    let result = try shell("cat; echo wrong >&2; exit 3", input: "abc")
    #expect(result.end == .exited(3))
    #expect(String(decoding: result.output, as: UTF8.self) == "abc")
    #expect(String(decoding: result.errors, as: UTF8.self) == "wrong\n")
  }

  @Test func findsProgramsOnThePath() throws {
    #expect(try ChildProcess(program: "true", arguments: []).run().end == .exited(0))
  }

  @Test func passesArgumentsAndEnvironmentAsTheyAre() throws {
    let child = ChildProcess(
      program: "/bin/sh", arguments: ["-c", #"printf '%s|%s|%s' "$1" "$A" "$HOME""#, "sh", "a b\"$c"],
      environment: ["A": "1 2=3"])
    #expect(String(decoding: try child.run().output, as: UTF8.self) == "a b\"$c|1 2=3|")
  }

  @Test func namesTheSignalThatEndedIt() throws {
    #expect(try shell("kill -SEGV $$").end == .signalled(SIGSEGV))
  }

  @Test func tellsAProgramThatIsNotThere() {
    let child = ChildProcess(program: "/nonexistent/a", arguments: [])
    let failure = #expect(throws: ChildProcess.StartFailure.self) { try child.run() }
    #expect(failure?.reason == "cannot start '/nonexistent/a': no such file or directory")
  }

  /// More than pipes hold: whichever were not read would stop it.
  @Test func readsBothChannelsAtOnce() throws {
    let result = try shell("head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero")
    #expect(result.output.count == 1_000_000)
    #expect(result.errors.count == 1_000_000)
  }

  @Test func readsInputOfAnySize() throws {
    let input = String(repeating: "x", count: 1_000_000)
    #expect(try shell("cat", input: input).output.count == input.utf8.count)
    #expect(try shell("true", input: input).end == .exited(0))
    #expect(try shell("cat").output.isEmpty)
  }

  /// What it has started holds the pipes too, and would go on for the minute.
  @Test func stopsTheWholeGroupAtTheLimit() throws {
    let result = try shell("sleep 60 & echo $!; sleep 60", limit: .milliseconds(300))
    #expect(result.end == .stopped)
    let grandchild = String(decoding: result.output, as: UTF8.self).filter(\.isNumber)
    let isGone = #"while s=$(ps -o stat= -p "$0") && [ "${s#Z}" = "$s" ]; do :; done"#
    let wait = ChildProcess(program: "/bin/sh", arguments: ["-c", isGone, grandchild])
    #expect(try wait.run(limit: .seconds(20)).end == .exited(0))
  }

  @Test func stopsAProgramThatHasClosedItsOutput() throws {
    #expect(try shell("exec >&- 2>&-; exec sleep 60", limit: .milliseconds(300)).end == .stopped)
  }

  /// The executables block and ignore some; a child must not.
  @Test func childrenGetSignalsAsUsual() throws {
    let former = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, former) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    defer { pthread_sigmask(SIG_UNBLOCK, &blocked, nil) }
    #expect(try shell("kill -TERM $$").end == .signalled(SIGTERM))
    #expect(try shell("kill -PIPE $$").end == .signalled(SIGPIPE))
  }
}
