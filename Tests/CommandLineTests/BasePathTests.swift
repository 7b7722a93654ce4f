import Foundation
import Testing

@testable import ViperPipeline

struct BasePathTests {
  @Test(arguments: [(nil, "/usr"), (".", "/usr"), ("bin/..", "/usr"), ("bin", "/usr/bin"), ("/", "/"), ("/usr/bin/", "/usr/bin")])
  func isAbsoluteAndPlain(_ name: String?, _ path: String) throws {
    #expect(try BasePath.resolve(name, workingDirectory: "/usr") == path)
  }

  @Test func whatIsNoFolderIsAUsageError() {
    #expect(throws: UsageError.self) { try BasePath.resolve("no-such-folder", workingDirectory: "/usr") }
    #expect(throws: UsageError.self) { try BasePath.resolve("/dev/null", workingDirectory: "/usr") }
  }

  @Test func aModuleOutsideOfItHasItsWholePath() throws {
    let repository = try Repository()
    try repository.writeModule("Login")
    let outcome = try Executable.viperGraph.run(["--no-cache", "--format", "json", "--base-path", "/usr", repository.path])
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.errors)")
    let modules = try #require(document["modules"] as? [[String: Any]])
    #expect(modules.map { $0["path"] as? String } == [repository.path])
  }
}
