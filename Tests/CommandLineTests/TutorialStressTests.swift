import Foundation
import Testing
import ViperTestSupport

/// The tutorial, done from its top to its end: what its commands print in a small app that has the real one's kinds of mistakes.
///
/// Blocks of `diff` are the edits that a reader makes by hand. `RECORD_SNAPSHOTS=1` writes the outputs into the page, and fails so
/// that nobody takes the recording for a test.
struct TutorialStressTests {
  private static let name = "Rules/Guides/TUTORIAL.md"
  private static let isRecorded = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"

  @Test func everyCommandPrintsWhatThePageShows() throws {
    var page = try #require(try DocumentationPage.all.first { $0.name == Self.name })
    let workspace = try ReaderWorkspace(Self.app)
    try Self.unmark(workspace)
    var status: Int32 = 0
    for index in page.blocks.indices {
      let block = page.blocks[index]
      if block.language == "diff" { try Self.edit(block, in: workspace) }
      if let file = block.file { try workspace.write(block.text, to: file) }
      guard var transcript = Transcript(block) else { continue }
      for step in transcript.steps.indices {
        let command = transcript.steps[step].command
        let outcome = try workspace.show(command, after: status)
        status = outcome.status
        let output = Self.withoutWhatDiffers(outcome.output, in: workspace)
        if !Self.isRecorded { #expect(output == transcript.steps[step].output, "\(page.name):\(block.line): $ \(command)") }
        transcript.steps[step].output = output
      }
      page.blocks[index].text = transcript.text
    }
    if Self.isRecorded {
      try page.rewrite()
      Issue.record("recorded \(page.name)")
    }
  }

  /// The clean sample of the real app's dialect, with some of the broken one's files.
  private static let app: [ReaderWorkspace.Part] = {
    let modules = "Sources/Purse/Modules"
    let broken = [
      "Transfer/TransferInteractor", "Transfer/TransferWireframe", "AccountDetails/AccountDetailsInteractor",
      "AccountList/AccountListInteractor",
    ]
    return [.init("view-factory/Clean/Package.swift", to: "Package.swift"), .init("view-factory/Clean/Sources", to: "Sources")]
      + broken.map { .init("view-factory/Broken/\(modules)/\($0).swift", to: "\(modules)/\($0).swift") }
  }()

  /// Removes the comments by which a sample says what it expects, and commits.
  private static func unmark(_ workspace: ReaderWorkspace) throws {
    let outcome = try workspace.run(
      "find Sources -name '*.swift' | xargs perl -pi -e 's, *// (expect|note): .*,,' && git commit -q -a --amend -m app")
    try #require(outcome.status == 0, "\(outcome.output)")
  }

  private static func edit(_ block: DocumentationPage.Block, in workspace: ReaderWorkspace) throws {
    try workspace.folder.write(block.text, to: "edit.diff")
    let outcome = try workspace.run("git apply ../edit.diff")
    #expect(outcome.status == 0, "\(name):\(block.line): \(outcome.output)")
  }

  /// The reader's folder and times are others.
  private static func withoutWhatDiffers(_ output: String, in workspace: ReaderWorkspace) -> String {
    output.replacingOccurrences(of: workspace.app, with: "/Users/me/Purse")
      .replacing(/in \d+\.\d\d s/, with: "in 0.05 s").trimmingCharacters(in: .newlines)
  }
}
