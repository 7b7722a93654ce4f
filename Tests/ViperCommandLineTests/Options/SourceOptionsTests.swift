import ArgumentParser
import Foundation
import Testing
import ViperCommandLine
import ViperPipeline

/// The options that both programs share, as a run gets them.
struct SourceOptionsTests {
  private func options(_ arguments: String..., paths: [String] = []) throws -> AnalysisOptions {
    try SourceOptions.parse(arguments).analysis(of: paths)
  }

  @Test func nothingNamedIsTheWorkingDirectory() throws {
    let options = try options()
    let here = FileManager.default.currentDirectoryPath
    #expect(options.paths == ["."] && options.basePath == here && options.workingDirectory == here)
    #expect(options.configuration == .nearest && options.dialect == nil && options.indexes == [])
    #expect(options.toolVersion == ToolVersion.current)
  }

  @Test func eachOptionReachesTheRun() throws {
    let options = try options(
      "--dialect", "viper", "--base-path", "/usr", "--config", "strict.yml", "--cache-path", "/tmp/facts", paths: ["App"])
    #expect(options.dialect == "viper" && options.basePath == "/usr" && options.paths == ["App"])
    #expect(options.configuration == .file("strict.yml"))
    #expect(options.cache?.path == "/tmp/facts" && options.cache?.isNamed == true)
  }

  @Test func noCacheAndNoConfigurationLeaveThemOut() throws {
    let options = try options("--no-cache", "--no-config")
    #expect(options.cache == nil && options.configuration == .none)
  }

  @Test func indexesTakeThePlaceOfPaths() throws {
    let read = try options("--index", "a", "--index", "b")
    #expect(read.paths == [] && read.indexes == ["a", "b"])
    #expect(throws: ValidationError.self) { try options("--index", "a", paths: ["App"]) }
  }

  @Test func contradictionsAreRefused() {
    #expect(throws: (any Error).self) { try options("--config", "a", "--no-config") }
    #expect(throws: (any Error).self) { try options("--base-path", "/no/such/folder") }
  }

  @Test func baselineOptionsReachTheRun() throws {
    var run = try options()
    try BaselineOptions.parse(["--no-baseline"]).apply(to: &run)
    #expect(run.baseline == .none)
    try BaselineOptions.parse(["--baseline", "old", "--today", "2027-01-31"]).apply(to: &run)
    #expect(run.baseline == .file("old") && run.today == "2027-01-31")
    #expect(throws: (any Error).self) { try BaselineOptions.parse(["--baseline", "old", "--no-baseline"]) }
    #expect(throws: (any Error).self) { try BaselineOptions.parse(["--today", "tomorrow"]) }
  }
}
