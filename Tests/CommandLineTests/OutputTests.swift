import Foundation
import Testing

struct OutputTests {
  @Test(arguments: [["--help"], ["--version"]])
  func closedPipeIsAnErrorAndNoCrash(_ arguments: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try Executable.viperLint.run(arguments, output: pipe)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "error: standard output cannot be written: Broken pipe\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDiskIsAnError() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let outcome = try Executable.viperLint.run(["--help"], output: full)
    #expect(outcome.status == 3)
    #expect(outcome.errors == "error: standard output cannot be written: No space left on device\n")
  }
}
