import Foundation
import Testing
import ViperPipeline
import ViperRules
import ViperTestSupport

/// Lists that are maintained by hand, and generated pages, compared with the code.
@Suite struct RegistryTests {
  private static let root = ScratchFolder.project

  @Test func registersEveryRuleOfTheFolder() throws {
    let folder = Self.root.appendingPathComponent("Sources/ViperRules/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let rules = try files.filter { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).contains(": Rule {")
    }.map { String($0.split(separator: "/").last!.dropLast(".swift".count)) }
    #expect(RuleRegistry.builtIn.rules.map { "\($0)" } == rules.sorted())
  }

  @Test func listsEachIDOnce() {
    let ids = RuleRegistry.builtIn.ids()
    #expect(Set(ids).count == ids.count)
  }

  /// `RECORD_SNAPSHOTS=1` writes the page, and fails.
  @Test func catalogueIsUpToDate() throws {
    try expect(RuleBook.markdown(), in: "Rules/README.md")
  }

  /// `RECORD_SNAPSHOTS=1` writes the schema, and fails.
  @Test func schemaIsUpToDate() throws {
    try expect(ConfigurationSchema.text, in: "Rules/viper-lint.schema.json")
  }

  private func expect(_ wanted: String, in name: String) throws {
    let page = Self.root.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      try wanted.write(to: page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(page.path)")
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == wanted)
  }
}
