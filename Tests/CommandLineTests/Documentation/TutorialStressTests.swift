import Foundation
import Testing
import ViperTestSupport

/// The tutorial, done from its top to its end: what its commands print in a small app that has the real one's kinds of mistakes.
///
/// Blocks of `diff` are the edits that a reader makes by hand. `RECORD_SNAPSHOTS=1` writes the outputs into the page, and fails so
/// that nobody takes the recording for a test. `VIPER_TUTORIAL_APP` names a checkout of the real app, to compare its figures.
struct TutorialStressTests {
  private static let name = "Rules/Guides/TUTORIAL.md"
  private static let realApp = ProcessInfo.processInfo.environment["VIPER_TUTORIAL_APP"]
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

  /// Does what the page says of the real app, in a copy.
  @Test(.enabled(if: realApp != nil, "VIPER_TUTORIAL_APP names no checkout of it"))
  func theFiguresOfTheRealAppStandInThePage() throws {
    let text = try String(contentsOf: DocumentationPage.root.appendingPathComponent(Self.name), encoding: .utf8)
    let page = text.replacingOccurrences(of: ",", with: "").replacingOccurrences(of: "\n", with: " ")
    let folder = try ScratchFolder()
    let app = "\(folder.path)/app"
    try FileManager.default.copyItem(atPath: try #require(Self.realApp), toPath: app)
    let lint = { (arguments: [String]) in
      let outcome = try Executable.viperLint.run(arguments, shell: #"cd "\#(app)" && exec "$0" "$@""#)
      return outcome.output + outcome.errors
    }

    let run = try #require(
      try lint([]).firstMatch(of: /(\d+) files, (\d+) modules, .*: (\d+) errors, (\d+) warnings, (\d+) infos/))
    #expect(page.contains("\(run.2) VIPER modules in \(run.1) files"), "\(run.0)")
    #expect(page.contains("\(run.3) errors \(run.4) warnings and \(run.5) infos"), "\(run.0)")
    let fix = try #require(try lint(["--fix"]).firstMatch(of: /fixed (\d+) findings in (\d+) files/))
    #expect(page.contains("settles \(fix.1) findings in \(fix.2) files"), "\(fix.0)")
    let root = try String(contentsOfFile: "\(app)/fearless/Modules/Root/RootPresenter.swift", encoding: .utf8)
    let accepted = "    // viper-lint:disable:next retain-cycle - the splash screen, once per launch\n    var view: "
    try folder.write(
      root.replacingOccurrences(of: "    var view: ", with: accepted), to: "app/fearless/Modules/Root/RootPresenter.swift")
    let baseline = try #require(try lint(["baseline", "write"]).firstMatch(of: /: (\d+) entries/))
    #expect(page.contains("the baseline has \(baseline.1) entries"), "\(baseline.0)")
    #expect(try lint([]).contains(": 0 errors, 0 warnings, 0 infos "))
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
      .replacing(/in(\s+)\d+\.\d\d s/) { "in\($0.1)0.05 s" }.trimmingCharacters(in: .newlines)
  }
}
