import ArgumentParser
import Testing
import ViperCommandLine
import ViperPipeline
import ViperTestSupport

/// What is reported of a code base, on the command line.
struct ScopeOptionsTests {
  private func scope(_ arguments: String...) throws -> ReportScope {
    var options = AnalysisOptions(paths: ["."], basePath: "/", toolVersion: "1")
    try ScopeOptions.parse(arguments).apply(to: &options)
    return options.scope
  }

  @Test func everythingIsReportedByDefault() throws {
    guard case .everything = try scope() else { return #expect(Bool(false), "not everything") }
  }

  @Test func aRevisionIsTakenAsItIsNamed() throws {
    guard case .changes("main") = try scope("--changed-since", "main") else { return #expect(Bool(false), "no revision") }
  }

  @Test(arguments: ["A.swift\nb c.swift\n", "A.swift\r\nb c.swift", "A.swift\0b c.swift\0"])
  func aListMayEndItsLinesInEachWay(_ list: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(list, to: "list")
    guard case .files(["A.swift", "b c.swift"]) = try scope("--files-from", file) else {
      return #expect(Bool(false), "other files")
    }
  }

  @Test(arguments: [
    ["--stdin"], ["--assume-filename", "A.swift"], ["--stdin", "--assume-filename", "A.txt"],
    ["--changed-since", "main", "--files-from", "list"], ["--files-from", "-", "--stdin", "--assume-filename", "A.swift"],
  ])
  func contradictionsAreRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try ScopeOptions.parse(arguments) }
  }
}
