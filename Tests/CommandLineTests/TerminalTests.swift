import Foundation
import Testing
import ViperTestSupport

/// Only Linux takes this end of a terminal for one.
#if os(Linux)
  struct TerminalTests {
    private static let sample = "\(ScratchFolder.samples)/configurator/Clean"

    private func run(_ arguments: [String]) throws -> Executable.Outcome {
      try Executable.viperGraph.run(arguments + [Self.sample], output: try #require(FileHandle(forUpdatingAtPath: "/dev/ptmx")))
    }

    @Test(arguments: [
      (["--format", "json"], "'json' would fill the terminal; add '--out FILE.json', or '--out -' to print it here"),
      (["--format", "svg", "--out", "-"], "a picture cannot be shown in a terminal; add '--out FILE.svg'"),
      ([], "no output is named; add '--out FILE', such as '--out architecture.svg' (the formats are svg, pdf, "),
    ])
    func aPictureNeedsAFile(_ options: [String], _ message: String) throws {
      let outcome = try run(options)
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: \(message)"), "\(outcome.errors)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func dataIsPrintedOnRequest() throws {
      let outcome = try run(["--format", "csv", "--out", "-", "--level", "module"])
      #expect(outcome.status == 0 && outcome.errors == "")
    }
  }
#endif
