import Foundation
import Testing
import ViperConfiguration
import ViperTestSupport

@testable import ViperPipeline

/// What no output of a run may replace.
struct ProtectedFilesTests {
  private func isProtected(_ path: String, _ change: (inout AnalysisOptions, inout Configuration) -> Void = { _, _ in }) -> Bool {
    var options = AnalysisOptions(paths: ["."], basePath: "/base", workingDirectory: "/project", toolVersion: "1")
    var configuration = Configuration()
    change(&options, &configuration)
    do {
      try ProtectedFiles(options, configuration, inputs: ["old.index"]).check(path, writtenBy: "--out")
      return false
    } catch {
      return true
    }
  }

  @Test(arguments: ["Login.swift", "/a/b/Login.swift", ".viper-lint.yml", "x/../.viper-lint.yml", "a/.viper-lint-baseline"])
  func namesOfSourcesAndSettingsAreProtected(_ path: String) { #expect(isProtected(path)) }

  @Test(arguments: ["a.dot", "swift", "a.swift.html", "viper-lint.yml", "old.index.svg", "old"])
  func otherNamesAreFree(_ path: String) { #expect(!isProtected(path)) }

  @Test func inputsAreProtectedUnderEveryName() {
    #expect(isProtected("old.index") && isProtected("/project/x/../old.index") && !isProtected("/base/old.index"))
    #expect(isProtected("facts") { options, _ in options.indexes = ["/project/facts"] })
    #expect(isProtected("/project/ours.yml") { options, _ in options.dialect = "ours.yml" })
    #expect(isProtected("strict.yml") { options, _ in options.configuration = .file("strict.yml") })
    #expect(isProtected("accepted") { options, _ in options.baseline = .file("accepted") })
    #expect(
      isProtected("/base/accepted") { _, configuration in configuration.baseline = BaselineSetting(path: "/base/accepted") })
  }

  @Test func aDialectThatTheConfigurationNamesIsProtected() throws {
    let project = try ConfiguredProject([
      "App/.viper-lint.yml": "dialect: ./ours.yml\n", "App/ours.yml": "name: ours\nextends: viper\n", "App/A.swift": "",
    ])
    let plan = try AnalysisPlan(AnalysisOptions(paths: ["App"], basePath: project.path, toolVersion: "1"))
    #expect(throws: UsageError.self) { try plan.protectedFiles.check("App/ours.yml", writtenBy: "--out") }
    try plan.protectedFiles.check("App/theirs.yml", writtenBy: "--out")
  }

  @Test(arguments: ["c", "./c", "c.viper-lint.model", "c.viper-graph.model"]) func theCacheIsProtected(_ path: String) {
    #expect(isProtected(path) { options, _ in options.cache = CacheChoice(path: "/project/c", isNamed: true) })
    #expect(!isProtected(path))
  }

  @Test func aFileNextToTheCacheIsFree() {
    #expect(!isProtected("c.json") { options, _ in options.cache = CacheChoice(path: "/project/c", isNamed: true) })
  }

  @Test func linksAreFollowedEvenToWhatIsMissing() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/report", withDestinationPath: "near")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/near", withDestinationPath: "Missing.swift")
    #expect(isProtected("\(folder.path)/report"))
  }
}
