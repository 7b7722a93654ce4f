import Testing
import ViperTestSupport

/// Every block of commands in the guides: blocks of `sh` are run, from the top of a page to its end, in an app of its own.
///
/// A block with a file's name behind its language is that file, for the blocks below it. What a reader's machine or a server
/// would run is fenced as `console`, and is not run.
struct DocumentationTests {
  /// Blocks by what they hold, and why they are not run here.
  private static let elsewhere = [
    ".scripts/test": ".ci/run runs it, and it runs this",
    "swift build -c release --product viper-lint": "a release build takes minutes; .scripts/release makes one",
  ]

  @Test(arguments: try DocumentationPage.all)
  func everyCommandWorks(on page: DocumentationPage) throws {
    let workspace = try ReaderWorkspace()
    for block in page.blocks {
      if let file = block.file { try workspace.write(block.text, to: file) }
      guard block.language == "sh", !Self.elsewhere.keys.contains(where: block.text.contains) else { continue }
      let outcome = try workspace.run(block.text)
      #expect(outcome.status == 0, "\(page.name):\(block.line) ended with \(outcome.status):\n\(block.text)\n\(outcome.output)")
    }
  }

  @Test(arguments: elsewhere.keys.sorted())
  func whatIsNotRunStandsSomewhere(_ text: String) throws {
    #expect(try DocumentationPage.all.contains { page in page.blocks.contains { $0.language == "sh" && $0.text.contains(text) } })
  }

  @Test func aPageIsReadBlockByBlock() {
    let page = DocumentationPage(
      name: "A.md", markdown: "# A\n```sh\nls\n\npwd\n```\n- b\n\n  ````yaml a/b.yml\n  c:\n    d\n  ```\n  ````\nno block")
    #expect(page.blocks.map(\.line) == [2, 9])
    #expect(page.blocks.map(\.language) == ["sh", "yaml"])
    #expect(page.blocks.map(\.file) == [nil, "a/b.yml"])
    #expect(page.blocks.map(\.text) == ["ls\n\npwd\n", "c:\n  d\n```\n"])
  }

  @Test func aBlockThatFailsIsSeen() throws {
    #expect(try ReaderWorkspace().run("false\ntrue").status == 1)
  }
}
