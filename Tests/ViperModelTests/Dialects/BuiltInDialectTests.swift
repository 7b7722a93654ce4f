import Foundation
import Testing
import ViperDialects
import ViperFacts
import ViperModel
import ViperTestSupport

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

  // MARK: what belongs to a dialect

  /// The dialects that a module can be detected to follow: all but the base and the one that judges no architecture.
  private static let detectable = BuiltInDialects.all.map(\.name).filter { !["viper", "other"].contains($0) }

  /// `SampleTests` checks that each is recognised as its dialect and reports what it marks.
  @Test(arguments: detectable, ["Clean", "Broken"]) func hasASample(_ name: String, _ sample: String) {
    let folder = "\(ScratchFolder.samples)/\(name)/\(sample)"
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    #expect(files.contains { $0.hasSuffix(".swift") }, "\(folder) has no Swift file")
  }

  @Test func everySampleIsOfADialect() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: ScratchFolder.samples).filter { !$0.hasPrefix(".") }
    #expect(folders.sorted() == Self.detectable)
  }

  @Test(arguments: detectable, ["README.md", "Rules/Guides/DIALECTS.md"])
  func isInTheTable(_ name: String, _ guide: String) throws {
    let text = try String(contentsOf: ScratchFolder.project.appendingPathComponent(guide), encoding: .utf8)
    #expect(text.contains("\n| `\(name)` |"), "\(guide) has no row for '\(name)'")
  }
}
