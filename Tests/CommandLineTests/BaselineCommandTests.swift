import Foundation
import Testing
import ViperTestSupport

/// `viper-lint baseline`, and linting by what it has written.
struct BaselineCommandTests {
  private static let name = ".viper-lint-baseline"

  private func repository(_ modules: String...) throws -> Repository {
    let repository = try Repository()
    try repository.write("dialect: infinum\n", to: ".viper-lint.yml")
    for module in modules { try repository.writeModule(module) }
    return repository
  }

  private func text(_ repository: Repository) throws -> String {
    String(decoding: try repository.folder.data(Self.name), as: UTF8.self)
  }

  private func entries(_ repository: Repository) throws -> [String] {
    try text(repository).split(separator: "\n").filter { $0.contains("\t") }.map(String.init).sorted()
  }

  @Test func acceptsWhatThereIsToday() throws {
    let repository = try repository("Login", "Home")
    #expect(try repository.lint().status == 1)
    let written = try repository.lint("baseline", "write")
    #expect(written.status == 0 && written.output == "wrote \(Self.name): 2 entries (2 added, 0 removed)\n", "\(written.errors)")
    #expect(
      try entries(repository) == [
        "retain-cycle\t.\tHomePresenter\tHomeViewController\tview\t1",
        "retain-cycle\t.\tLoginPresenter\tLoginViewController\tview\t1",
      ])
    let accepted = try repository.lint("--strict")
    #expect(accepted.status == 0 && accepted.output.contains("(2 baselined)"), "\(accepted.output)")
    #expect(try repository.lint("--no-baseline").status == 1)
    try repository.writeModule("News")
    #expect(try repository.lint().status == 1)
    #expect(try repository.reportedFiles() == ["NewsPresenter.swift"])
  }

  @Test func isOfNoOneFolder() throws {
    let repository = try repository("Login")
    _ = try repository.lint("baseline", "write")
    try FileManager.default.createDirectory(atPath: "\(repository.path)/Deep/Er", withIntermediateDirectories: true)
    let elsewhere = #"cd "\#(repository.path)/Deep/Er" && exec "$0" ../.. --base-path ."#
    let outcome = try Executable.viperLint.run([], shell: elsewhere)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test func neverGrowsUnasked() throws {
    let repository = try repository("Login")
    _ = try repository.lint("baseline", "write")
    let before = try text(repository)
    try repository.writeModule("News")
    let written = try repository.lint("baseline", "write")
    #expect(
      written.output.contains("1 finding is not in the baseline and remains new; 'viper-lint baseline write --add' accepts it"))
    #expect(try text(repository) == before)
    #expect(try repository.lint().status == 1)
    #expect(try text(repository) == before)
    #expect(try repository.lint("baseline", "write", "--add").status == 0)
    #expect(try entries(repository).count == 2)
    #expect(try repository.lint().status == 0)
  }

  @Test func lintingCreatesNone() throws {
    let repository = try repository("Login")
    _ = try repository.lint()
    #expect(repository.folder.names(in: "").contains(Self.name) == false)
    let missing = try repository.lint("--baseline", "other")
    #expect(missing.status == 2 && missing.errors.contains("the baseline 'other' does not exist"))
    #expect(try repository.lint("baseline", "prune").status == 2)
  }

  @Test func prunesFixedEntries() throws {
    let repository = try repository("Login", "Home")
    _ = try repository.lint("baseline", "write")
    try repository.writeModule("Login", isFixed: true)
    let stale = try repository.lint("--strict", "--color", "never")
    #expect(stale.status == 1)
    let line =
      try text(repository).split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("LoginPresenter") }!
      + 1
    #expect(
      stale.output.contains("\(Self.name):\(line):1: warning: 'retain-cycle' of 'LoginPresenter.view' is no longer reported"),
      "\(stale.output)")
    let difference = try repository.lint("baseline", "diff")
    #expect(difference.status == 1)
    #expect(difference.output == "- \(Self.name):\(line): retain-cycle: LoginPresenter.view -> LoginViewController in '.'\n")
    #expect(try repository.lint("baseline", "prune").output == "wrote \(Self.name): 1 entry (0 added, 1 removed)\n")
    #expect(try repository.lint("--strict").status == 0)
    let same = try repository.lint("baseline", "diff")
    #expect(same.status == 0 && same.output == "")
  }

  /// Each holder of a leaking closure has its entry, whatever the order of the lines.
  @Test func theOrderOfLinesIsNoPartOfAFinding() throws {
    let repository = try repository()
    func write(_ lines: String...) throws {
      try repository.write(
        """
        import UIKit
        final class Panel: UIView { var onTap: (() -> Void)?; var onSwipe: (() -> Void)? }
        final class Header: UIView { var onClose: (() -> Void)? }
        final class LoginViewController: UIViewController {
          var presenter: LoginPresenter!
          private let panel = Panel()
          private let header = Header()
          private let footer = Header()
          override func viewDidLoad() {
            \(lines.joined(separator: "\n    "))
          }
        }
        final class LoginPresenter { let interactor = LoginInteractor(); func close() {} }
        final class LoginInteractor {}
        final class LoginWireframe {}

        """, to: "Login.swift")
    }
    let (panel, header) = ("panel.onTap = { self.presenter.close() }", "header.onClose = { self.presenter.close() }")
    try write(panel, header)
    _ = try repository.lint("baseline", "write")
    let leaks = try entries(repository).filter { $0.hasPrefix("leaked-module") }
    #expect(leaks == ["header", "panel"].map { "leaked-module\t.\tLoginViewController\t-\t\($0)\t1" })
    try write(header, panel)
    #expect(try repository.lint("--strict").status == 0)
    try write(header, "panel.onSwipe = { self.presenter.close() }", panel)
    #expect(try repository.lint("--strict").status == 0, "another closure of one holder")
    try write(header, panel, "footer.onClose = { self.presenter.close() }")
    let difference = try repository.lint("baseline", "diff").output
    #expect(difference.split(separator: "\n").count == 1 && difference.contains("'footer'"), "\(difference)")
  }

  @Test func saysWhatIsNew() throws {
    let repository = try repository("Login")
    let difference = try repository.lint("baseline", "diff")
    #expect(difference.status == 1 && difference.output.hasPrefix("+ LoginPresenter.swift:2: "), "\(difference.output)")
  }

  @Test func explainsEntries() throws {
    let repository = try repository("Login", "Home")
    _ = try repository.lint("baseline", "write")
    let all = try repository.lint("baseline", "explain")
    #expect(all.output.contains("HomePresenter.view") && all.output.contains("  now: LoginPresenter.swift:2: "), "\(all.output)")
    let fingerprint = try #require(all.output.firstMatch(of: /LoginPresenter.*\(baselined, ([0-9a-f]{16})\)/)).1
    for wanted in [String(fingerprint), "LoginPresenter", "retain-cycle LoginPresenter"] {
      let one = try repository.lint("baseline", "explain", wanted)
      #expect(one.status == 0 && one.output.contains("LoginPresenter") && !one.output.contains("HomePresenter"), "\(wanted)")
    }
    #expect(try repository.lint("baseline", "explain", "NoSuchThing").status == 2)
  }

  @Test func entriesOfWhatWasNotReadAreNotStale() throws {
    let repository = try repository()
    for package in ["A", "B"] {
      try repository.write("", to: "\(package)/Package.swift")
      try repository.writeModule("\(package)Login", in: "\(package)/Sources/")
    }
    _ = try repository.lint("baseline", "write")
    #expect(try entries(repository).count == 2)
    try repository.writeModule("ALogin", isFixed: true, in: "A/Sources/")
    try repository.writeModule("BLogin", isFixed: true, in: "B/Sources/")
    for part in ["A/Sources", "A/Sources/ALoginPresenter.swift"] {
      #expect(try repository.lint("--strict", part).status == 0, "\(part)")
    }
    #expect(try repository.reportedFiles("A") == [Self.name])
    _ = try repository.lint("baseline", "prune", "A")
    #expect(try entries(repository).map { $0.split(separator: "\t")[2] } == ["BLoginPresenter"])
  }

  @Test func whatCouldNotBeReadIsNotStale() throws {
    let repository = try repository("Login", "Home")
    _ = try repository.lint("baseline", "write")
    let before = try text(repository)
    try repository.write(String(repeating: "[", count: 100), to: "LoginPresenter.swift")
    #expect(try repository.reportedFiles() == [])
    let pruned = try repository.lint("baseline", "prune")
    #expect(pruned.status == 3 && pruned.errors.contains("the analysis is incomplete"), "\(pruned.errors)")
    #expect(try text(repository) == before)
  }

  @Test func mistakesAreUsageErrors() throws {
    let repository = try repository("Login")
    try repository.write("# viper-lint baseline 2\n<<<<<<< HEAD\nno entry\n", to: Self.name)
    for (command, mistake) in [("lint", "2: error: unresolved merge conflict"), ("baseline write", "3: error: not an entry")] {
      let command = command.split(separator: " ").map(String.init)
      let outcome = try Executable.viperLint.run(command, shell: #"cd "\#(repository.path)" && exec "$0" "$@""#)
      #expect(
        outcome.status == 2 && outcome.errors.hasPrefix("\(Self.name):\(mistake)"),
        "\(outcome.errors)")
    }
    #expect(try repository.lint("--no-baseline").status == 1)
  }

  @Test func whatIsOutOfOrderIsPutInOrder() throws {
    let repository = try repository("Login", "Home")
    _ = try repository.lint("baseline", "write")
    let sorted = try text(repository)
    let lines = sorted.split(separator: "\n").map(String.init)
    try repository.write((lines[..<1] + lines[1...].reversed()).joined(separator: "\n") + "\n", to: Self.name)
    #expect(try repository.lint().status == 0)
    #expect(try repository.lint("baseline", "prune").status == 0)
    #expect(try text(repository) == sorted)
  }

  @Test func whatCannotBeWrittenIsTold() throws {
    let repository = try repository("Login")
    let outcome = try repository.lint("baseline", "write", "--baseline", "no/such/folder/baseline")
    #expect(
      outcome.status == 3 && outcome.errors.contains("cannot write 'no/such/folder/baseline': the folder"),
      "\(outcome.errors)")
    #expect(try repository.lint("baseline", "write", "--no-baseline").status == 2)
  }

  @Test func whatAStrictRuleHoldsIsExplained() throws {
    let repository = try repository("Login")
    _ = try repository.lint("baseline", "write")
    try repository.write("dialect: infinum\nrules:\n  '*': {accept: strict}\n", to: ".viper-lint.yml")
    let explained = try repository.lint("baseline", "explain")
    #expect(explained.status == 0)
    #expect(
      explained.output.contains("now: not accepted, because the policy is strict; 'viper-lint baseline prune' removes it"),
      "\(explained.output)")
  }

  @Test func aProtectedBaselineStaysAsItIs() throws {
    let repository = try repository("Login")
    _ = try repository.lint("baseline", "write")
    let before = try text(repository)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(repository.path)/\(Self.name)")
    try repository.writeModule("News")
    let outcome = try repository.lint("baseline", "write", "--add")
    #expect(outcome.status == 3 && outcome.errors.contains("it is read-only"), "\(outcome.errors)")
    #expect(try text(repository) == before)
  }

  @Test func prunesAndAddsInOneRun() throws {
    let repository = try repository("Old0", "Old1", "Old2")
    _ = try repository.lint("baseline", "write")
    try repository.writeModule("Old0", isFixed: true)
    try repository.writeModule("New")
    #expect(try repository.lint("baseline", "write", "--add").output == "wrote \(Self.name): 3 entries (1 added, 1 removed)\n")
    #expect(try entries(repository).map { $0.split(separator: "\t")[2] } == ["NewPresenter", "Old1Presenter", "Old2Presenter"])
    #expect(try repository.lint("--strict").status == 0)
  }

  // MARK: merging

  /// Two branches that fix every other one of twelve modules, and add one each: neighbouring entries change on both sides.
  private func branches() throws -> Repository {
    let repository = try repository()
    for index in 0..<12 { try repository.writeModule("Old\(index)") }
    _ = try repository.lint("baseline", "write")
    try repository.commit()
    let order = try text(repository).split(separator: "\n").filter { $0.contains("\t") }.map {
      String($0.split(separator: "\t")[2].dropLast("Presenter".count))
    }
    try #require(order.count == 12)
    try repository.git("checkout", "--quiet", "-b", "other")
    for index in stride(from: 0, to: 12, by: 2) { try repository.writeModule(order[index], isFixed: true) }
    try repository.writeModule("Mine")
    _ = try repository.lint("baseline", "write", "--add")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    for index in stride(from: 1, to: 10, by: 2) { try repository.writeModule(order[index], isFixed: true) }
    try repository.writeModule("Yours")
    _ = try repository.lint("baseline", "write", "--add")
    try repository.commit()
    return repository
  }

  private func expectMerged(_ repository: Repository) throws {
    #expect(try repository.lint("--strict").status == 0)
    #expect(try entries(repository).count == 3)
    #expect(try repository.lint("baseline", "diff").status == 0)
  }

  @Test func branchesMergeByTheDriver() throws {
    let repository = try branches()
    try repository.git("config", "merge.viper-lint.driver", "'\(Executable.viperLint.path)' baseline merge %O %A %B")
    try repository.write(".viper-lint-baseline merge=viper-lint\n", to: ".git/info/attributes")
    #expect(try repository.git("merge", "--quiet", "--no-edit", "other", mayFail: true) == 0)
    try expectMerged(repository)
  }

  @Test func pruningResolvesAConflict() throws {
    let repository = try branches()
    #expect(try repository.git("merge", "--quiet", "--no-edit", "other", mayFail: true) == 1)
    #expect(try repository.lint().errors.contains("run 'viper-lint baseline prune', which resolves it"))
    #expect(try repository.lint("baseline", "prune").status == 0)
    try expectMerged(repository)
  }

  @Test func pruningTidiesAUnion() throws {
    let repository = try branches()
    try repository.write(".viper-lint-baseline merge=union\n", to: ".git/info/attributes")
    #expect(try repository.git("merge", "--quiet", "--no-edit", "other", mayFail: true) == 0)
    #expect(try repository.lint().status == 0)
    #expect(try repository.lint("baseline", "prune").status == 0)
    try expectMerged(repository)
  }

  @Test func mergingWhatIsNoBaselineIsAUsageError() throws {
    let repository = try repository("Login")
    _ = try repository.lint("baseline", "write")
    let before = try text(repository)
    try repository.write("what\n", to: "other")
    #expect(try repository.lint("baseline", "merge", Self.name, Self.name, "other").status == 2)
    #expect(try repository.lint("baseline", "merge", Self.name, Self.name, "missing").status == 2)
    #expect(try text(repository) == before)
  }
}
