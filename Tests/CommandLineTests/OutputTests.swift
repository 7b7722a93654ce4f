import Foundation
import Testing
import ViperTestSupport

/// Standard output and error that do not take what is written.
struct OutputTests {
  private static let sample = "\(ScratchFolder.samples)/rambler/Broken"
  private static let calls: [(Executable, [String])] = [
    (.viperLint, ["--help"]), (.viperLint, [sample]), (.viperGraph, ["--version"]), (.viperGraph, ["--format", "dot", sample]),
  ]

  @Test(arguments: calls)
  func aClosedPipeEndsTheRunWithoutAWord(_ executable: Executable, _ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try executable.run(arguments, output: pipe)
    #expect(outcome.status == 128 + SIGPIPE)
    #expect(outcome.errors == "")
  }

  @Test func aClosedPipeEndsTheRunEvenWhereTheSignalIsIgnored() throws {
    let outcome = try Executable.viperLint.run(["--help"], shell: #"trap '' PIPE; { sleep 0.3; "$0" "$@"; echo $? >&2; } | true"#)
    #expect(outcome.errors.hasSuffix("141\n"))
    #expect(!outcome.errors.contains("error:"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: calls)
  func fullDiskIsAnError(_ executable: Executable, _ arguments: [String]) throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try executable.run(arguments, output: full)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("error: cannot write to standard output: no space left on device\n"))
  }

  /// The signal for it would end the run with half a file left behind.
  @Test func aFileAtItsSizeLimitIsAnErrorAndLeavesNothing() throws {
    let folder = try ScratchFolder()
    let outcome = try Executable.viperGraph.run(
      ["--out", "\(folder.path)/a.dot", Self.sample], shell: #"ulimit -f 1; exec "$0" "$@""#)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("error: cannot write '\(folder.path)/a.dot': file too large\n"), "\(outcome.errors)")
    #expect(folder.names() == [])
  }

  @Test(arguments: calls)
  func closedOutputIsAnError(_ executable: Executable, _ arguments: [String]) throws {
    let outcome = try executable.run(arguments, shell: #""$0" "$@" >&-"#)
    #expect(outcome.status == 3)
    #expect(outcome.errors.hasPrefix("error: cannot write to standard output: bad file descriptor\n"))
  }

  @Test(arguments: [Executable.viperLint, .viperGraph])
  func closedErrorsChangeNothing(_ executable: Executable) throws {
    #expect(try executable.run(["/no/such/path", "--dialect", "nobody"], shell: #""$0" "$@" 2>&-"#).status == 2)
  }
}
