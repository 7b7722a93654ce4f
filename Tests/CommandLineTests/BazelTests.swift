import Foundation
import Testing
import ViperTestSupport

/// The Bazel sample under a real Bazel, where one is on the PATH: a minute and a half.
@Suite(
  .serialized, .enabled(if: SlowTests.areWanted, "VIPER_SLOW_TESTS=1 runs it"),
  .enabled(if: BazelWorkspace.isInstalled, "there is no bazel on the PATH"))
struct BazelTests {
  private static let shards = ["banking", "common", "home", "onboarding", "rest"]
  private static let presenter = "App/Sources/PocketBank/Modules/Banking/BankAccountDetails/BankAccountDetailsPresenter.swift"

  /// What one run over the whole app prints.
  private func direct(_ arguments: [String], _ workspace: BazelWorkspace) throws -> Executable.Outcome {
    try Executable.viperLint.run(["--no-cache", "--base-path", workspace.path] + arguments + ["\(workspace.path)/App"])
  }

  private func expectReport(of workspace: BazelWorkspace, _ build: BazelWorkspace.Build) throws {
    #expect(build.status == 0, "\(build.messages)")
    #expect(try workspace.output("report.json") == direct(["--reporter", "json"], workspace).output)
  }

  /// Broken code where a run over a folder does not look.
  private func writeWhatIsLeftOut(_ workspace: BazelWorkspace) throws {
    let interactor = try workspace.text(of: "App/Sources/PocketBank/Modules/Onboarding/Login/LoginInteractor.swift")
    for place in ["Pods/Kit", ".build/Kit", "AppTests", "Sources/PocketBank/Common/ServiceMocks"] {
      try workspace.folder.write(interactor, to: "workspace/App/\(place)/Interactor.swift")
    }
    try workspace.folder.write(interactor, to: "workspace/App/Sources/PocketBank/R.generated.swift")
  }

  @Test func shardsReportWhatOneRunDoes() throws {
    let workspace = try BazelWorkspace()
    try writeWhatIsLeftOut(workspace)
    let build = try workspace.bazel("build", "//:report")
    try expectReport(of: workspace, build)
    #expect(try workspace.output("report.json").contains("retain-cycle"))
    #expect(build.ran == Self.shards.dropLast() + ["report", "rest"])
  }

  @Test func theTestShowsWhatOneRunPrintsAndFailsWhereItFails() throws {
    let workspace = try BazelWorkspace()
    let build = try workspace.bazel("test", "//:lint")
    let expected = try direct(["--quiet"], workspace)
    #expect(build.status == 3, "tests failed: \(build.messages)")
    #expect(expected.status == 1)
    #expect(try workspace.output("lint.txt") == expected.output)
    #expect(try workspace.text(of: "bazel-testlogs/lint/test.log").contains(expected.output))

    try workspace.edit("BUILD.bazel") {
      $0.replacingOccurrences(of: "SHARDS = MODULES.keys() + [\"rest\"]", with: "SHARDS = [\"common\"]")
    }
    try workspace.edit("App/Sources/PocketBank/Common/Models/UserAccount.swift") {
      $0.replacingOccurrences(of: "HomeViewInterface", with: "Int")
    }
    let clean = try workspace.bazel("test", "//:lint")
    #expect(clean.status == 0, "\(clean.messages)")
  }

  @Test func anEditReadsItsShardAgainAndNoOther() throws {
    let workspace = try BazelWorkspace()
    try expectReport(of: workspace, workspace.bazel("build", "//:report"))
    let before = try workspace.output("report.json")
    try workspace.edit(Self.presenter) { "\n" + $0 }
    let build = try workspace.bazel("build", "//:report")
    #expect(build.spawns == ["banking", "report"].map { .init(target: $0, isCached: false) })
    try expectReport(of: workspace, build)
    #expect(try workspace.output("report.json") != before)
  }

  @Test func anotherCheckoutTakesEverythingFromTheCache() throws {
    let first = try BazelWorkspace()
    let cache = "\(first.folder.path)/cache"
    #expect(try first.bazel("build", "//:report").ran.count == Self.shards.count + 1)
    let second = try BazelWorkspace(cache: cache)
    let build = try second.bazel("build", "//:report")
    #expect(build.ran == [])
    #expect(build.spawns.map(\.target) == Self.shards.dropLast() + ["report", "rest"])
    try expectReport(of: second, build)
  }
}
