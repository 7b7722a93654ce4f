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
}
