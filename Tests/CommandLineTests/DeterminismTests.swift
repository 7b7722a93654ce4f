import Foundation
import Testing
import ViperTestSupport

/// The same bytes from processes that differ in all that must not matter: hash seeds, languages, the order of paths.
struct DeterminismTests {
  private static let paths = ["rambler/Broken", "infinum/Clean"].map { "\(ScratchFolder.samples)/\($0)" }

  @Test(arguments: [
    (Executable.viperLint, ["--reporter", "json", "--stats"]), (.viperLint, ["--reporter", "xcode"]), (.viperLint, ["-q"]),
    (.viperGraph, ["--format", "json"]), (.viperGraph, ["--format", "dot", "--level", "component"]),
  ])
  func neitherSeedsNorLanguagesNorTheOrderOfPathsShow(_ executable: Executable, _ arguments: [String]) throws {
    // A picture's title names the paths in their order, which is what was asked for.
    let isTitled = arguments.contains("dot")
    let expected = try executable.run(arguments + Self.paths, environment: ["LC_ALL": "C"])
    #expect(expected.output.contains("Presenter"))
    let paths = isTitled ? Self.paths : Self.paths.reversed()
    let outcome = try executable.run(arguments + paths, environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"])
    #expect(outcome.output == expected.output)
    #expect(outcome.status == expected.status)
  }

  @Test(arguments: [1, 2, 3, 8]) func theNumberOfThreadsDoesNotShow(_ threads: Int) throws {
    let arguments = ["--reporter", "json", "--stats", Self.paths[0]]
    let expected = try Executable.viperLint.run(arguments)
    #expect(try Executable.viperLint.run(["--threads", "\(threads)"] + arguments).output == expected.output)
  }

  @Test(arguments: ["0", "-1", "two"]) func refusesNumbersOfThreadsThatAreNone(_ threads: String) throws {
    #expect(try Executable.viperLint.run(["--threads=\(threads)", Self.paths[0]]).status == 2)
  }
}
