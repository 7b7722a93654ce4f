import Foundation
import Testing
import ViperDialects
import ViperFacts
import ViperModel

@Suite struct BuiltInDialectTests {
  @Test(arguments: BuiltInDialects.all.map(\.name))
  func loadsClean(_ name: String) throws {
    let dialect = try #require(load(name))
    #expect(dialect.name == name)
    #expect(!dialect.summary.isEmpty)
  }

  /// The errors are the test's output, not only that there were some.
  private func load(_ name: String) -> Dialect? {
    do {
      return try Fixtures.loader.load(builtIn: name)
    } catch {
      Issue.record("\(error.diagnostics.map { "\($0.file ?? ""):\($0.line ?? 0): \($0.message)" }.joined(separator: "\n"))")
      return nil
    }
  }

  @Test func listsTheFilesOfTheFolder() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Rules/Dialects").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".yml") }
    #expect(BuiltInDialects.all.map { "\($0.name).yml" } == BuiltInDialects.all.map(\.name).sorted().map { "\($0).yml" })
    #expect(files.sorted() == BuiltInDialects.all.map { "\($0.name).yml" }.sorted())
  }
}
