import Testing
import ViperCommandLine
import ViperPipeline

struct BasePathTests {
  @Test(arguments: [(nil, "/usr"), (".", "/usr"), ("bin/..", "/usr"), ("bin", "/usr/bin"), ("/", "/"), ("/usr/bin/", "/usr/bin")])
  func isAbsoluteAndPlain(_ name: String?, _ path: String) throws {
    #expect(try BasePathOptions.resolve(name, workingDirectory: "/usr") == path)
  }

  @Test(arguments: ["no-such-folder", "/dev/null"]) func reportsWhatIsNoFolder(_ name: String) {
    #expect(throws: UsageError.self) { try BasePathOptions.resolve(name, workingDirectory: "/usr") }
  }
}
