import Testing

@testable import ViperFacts

/// What a manifest proves about the tools that read it.
@Suite struct ToolsVersionTests {
  private func version(_ text: String, among entries: [String] = ["Package.swift"]) -> ToolsVersion? {
    ToolsVersion(ofManifest: Array(text.utf8), among: entries)
  }

  @Test(arguments: [
    ("// swift-tools-version: 6.3\nimport PackageDescription", ToolsVersion(6, 3)),
    ("//swift-tools-version:5.9.2", ToolsVersion(5, 9)), ("\n// Swift-Tools-Version: 6", ToolsVersion(6, 0)),
    ("// swift-tools-version: 6.10", ToolsVersion(6, 10)),
  ])
  func readsTheFirstLine(_ text: String, _ expected: ToolsVersion) { #expect(version(text) == expected) }

  @Test(arguments: [
    "import PackageDescription // swift-tools-version: 6.3", "// Purse\n// swift-tools-version: 6.3", "",
    "// swift-tools-version: 99999999999999999999.1",
  ])
  func takesNothingElseForAVersion(_ text: String) { #expect(version(text) == nil) }

  /// Tools of an older version take that manifest.
  @Test func provesNothingBesideAnotherManifest() {
    #expect(version("// swift-tools-version: 6.3", among: ["Package.swift", "Package@swift-5.9.swift"]) == nil)
  }

  @Test func isOrderedByNumbers() {
    #expect(ToolsVersion(5, 10) < ToolsVersion(6, 0))
    #expect(ToolsVersion(6, 3) < ToolsVersion(6, 10))
    #expect(!(ToolsVersion(6, 3) < ToolsVersion(6, 3)))
  }
}
