import Foundation
import Testing
import ViperTestSupport

/// What is reported of a code base that is analysed as a whole.
struct ScopeTests {
  private func repository(_ modules: String...) throws -> Repository {
    let repository = try Repository()
    try repository.write("dialect: infinum\n", to: ".viper-lint.yml")
    for module in modules { try repository.writeModule(module) }
    try repository.commit()
    return repository
  }

  // MARK: changes

  @Test func onlyChangesAreBlamed() throws {
    let repository = try repository("Login", "Home")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == [])
    try repository.writeModule("News")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == ["NewsPresenter.swift"])
    try repository.git("add", "--all")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == ["NewsPresenter.swift"])
    let outcome = try repository.lint("--changed-since", "HEAD")
    #expect(outcome.status == 1 && outcome.output.contains("note: 2 new findings elsewhere are not shown"), "\(outcome.output)")
  }

  /// Another place of a fact that was there before the change, in a file of its own.
  @Test func aNewPlaceOfAKnownFactIsNothingNew() throws {
    let repository = try repository()
    try repository.write(
      """
      import UIKit
      protocol LoginPresenterInterface: AnyObject {}
      final class LoginViewController: UIViewController { var presenter: LoginPresenterInterface! }
      final class LoginPresenter: LoginPresenterInterface { func ask() { _ = UIAlertController() } }
      final class LoginInteractor {}
      final class LoginWireframe {}

      """, to: "Login.swift")
    try repository.commit()
    #expect(try repository.reportedFiles() == ["Login.swift"])
    let known = "extension LoginPresenter { func warn() { _ = UIAlertController() } }\n"
    try repository.write(known, to: "Warning.swift")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == [])
    try repository.write(known + "extension LoginPresenter { func colour() -> UIColor { .red } }\n", to: "Warning.swift")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == ["Warning.swift"])
  }

  @Test func aBranchIsComparedWithWhereItBegan() throws {
    let repository = try repository("Login", "Home")
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.writeModule("Mine")
    try repository.commit()
    try repository.git("checkout", "--quiet", "main")
    try repository.writeModule("Login", isFixed: true)
    try repository.writeModule("Other")
    try repository.commit()
    try repository.git("checkout", "--quiet", "topic")
    #expect(try repository.reportedFiles("--changed-since", "main") == ["MinePresenter.swift"])
  }

  /// The presenter's file stays, but the view that it keeps alive is new in the other one.
  @Test func whatRefersToAChangeIsReported() throws {
    let repository = try repository("Login", "Home")
    try repository.write(
      String(decoding: repository.folder.data("LoginView.swift"), as: UTF8.self) + "// changed\n", to: "LoginView.swift")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == ["LoginPresenter.swift"])
  }

  @Test func aRenamedFileIsReportedUnderItsNewName() throws {
    let repository = try repository("Login", "Home")
    try repository.git("mv", "LoginPresenter.swift", "Presenter of Login.swift")
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == ["Presenter of Login.swift"])
  }

  @Test func aRemovedFileIsMissedByItsModule() throws {
    let repository = try repository()
    for name in ["Login", "Home"] {
      try repository.writeModule(name, isFixed: true, in: "\(name)/")
    }
    try repository.remove("Home/HomeWireframe.swift")
    try repository.commit()
    try repository.remove("Login/LoginWireframe.swift")
    #expect(try repository.reportedFiles() == ["Home/HomePresenter.swift", "Login/LoginPresenter.swift"])
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == ["Login/LoginPresenter.swift"])
  }

  /// Git tells its hooks where the repository and the index are, by ways from its top.
  @Test(arguments: [
    ["GIT_DIR": ".git"], ["GIT_DIR": "%/.git"], ["GIT_INDEX_FILE": ".git/index"],
    ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/none"],
  ])
  func worksInAHook(_ places: [String: String]) throws {
    let repository = try repository()
    for name in ["Login", "Home"] { try repository.writeModule(name, in: "App/") }
    try repository.commit()
    try repository.writeModule("News", in: "App/")
    let outcome = try Executable.viperLint.run(
      ["--changed-since", "HEAD", "--reporter", "xcode", "\(repository.path)/App"],
      environment: places.mapValues { $0.replacing("%", with: repository.path) })
    #expect(outcome.status == 1 && outcome.output.contains("/NewsPresenter.swift:"), "\(outcome.errors)")
    #expect(!outcome.output.contains("/LoginPresenter.swift:"), "\(outcome.output)")
  }

  @Test func aChangedSubmoduleCountsAsAWhole() throws {
    let (library, repository) = (try self.repository("Login"), try repository("Home"))
    try repository.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", library.path, "Library")
    try repository.commit()
    #expect(try repository.reportedFiles("--changed-since", "HEAD") == [])
    try repository.writeModule("News", in: "Library/")
    #expect(
      try repository.reportedFiles("--changed-since", "HEAD") == ["Library/LoginPresenter.swift", "Library/NewsPresenter.swift"])
  }

  @Test func gitThatIsNotThereIsTold() throws {
    let repository = try repository("Login")
    let outcome = try Executable.viperLint.run(
      ["--changed-since", "HEAD", repository.path], environment: ["PATH": "/nonexistent"])
    #expect(
      outcome.status == 2 && outcome.errors == "error: cannot run git; install it, or run without revisions\n",
      "\(outcome.errors)")
  }

  @Test func aRevisionThatIsNotThereIsToldWithARemedy() throws {
    let outcome = try repository("Login").lint("--changed-since", "no/such")
    #expect(
      outcome.errors
        == "error: the revision 'no/such' does not exist here; name a branch, tag or commit, or fetch more history\n")
  }

  @Test(arguments: ["no-such-branch", "--output=x"]) func whatIsNoRevisionIsTold(_ revision: String) throws {
    let repository = try repository("Login")
    let outcome = try repository.lint("--changed-since=\(revision)")
    #expect(outcome.status == 2 && outcome.errors.contains("error: ") && outcome.output == "", "\(outcome.errors)")
    #expect(repository.folder.names(in: "").contains("x") == false)
  }

  @Test func aMissingRevisionIsNamed() throws {
    let repository = try repository("Login")
    let outcome = try repository.lint("--changed-since", "no-such-branch")
    #expect(
      outcome.errors.hasPrefix("error: the revision 'no-such-branch' does not exist here; name a branch"), "\(outcome.errors)")
  }

  @Test func whatIsNoRepositoryIsTold() throws {
    let folder = try ScratchFolder()
    try folder.write("class A {}\n", to: "A.swift")
    let outcome = try Executable.viperLint.run(["--changed-since", "main", folder.path])
    #expect(outcome.status == 2 && outcome.errors.contains("is in no Git repository; run in a clone of one"), "\(outcome.errors)")
  }

  @Test func unrelatedHistoriesAreTold() throws {
    let repository = try repository("Login")
    try repository.git("checkout", "--quiet", "--orphan", "island")
    try repository.writeModule("Island")
    try repository.commit()
    let outcome = try repository.lint("--changed-since", "main")
    #expect(outcome.status == 2 && outcome.errors.contains("no common ancestor"), "\(outcome.errors)")
  }

  // MARK: lists

  @Test(arguments: [
    "LoginPresenter.swift\nREADME.md\nnothing.swift\n", "LoginPresenter.swift\0", "./LoginPresenter.swift\r\n",
    "\n\nLoginPresenter.swift",
  ])
  func listsAreHeeded(_ list: String) throws {
    let repository = try repository("Login", "Home")
    try repository.write(list, to: "list")
    #expect(try repository.reportedFiles("--files-from", "list") == ["LoginPresenter.swift"])
  }

  @Test func listsComeFromStandardInputToo() throws {
    let repository = try repository("Login", "Home")
    let piped = #"cd "\#(repository.path)" && echo HomePresenter.swift | "$0" --files-from - --reporter xcode"#
    let outcome = try Executable.viperLint.run([], shell: piped)
    #expect(
      outcome.status == 1 && outcome.output.contains("/HomePresenter.swift:2:")
        && !outcome.output.contains("LoginPresenter.swift:"))
    #expect(try repository.lint("--files-from", "no-such-list").status == 2)
  }

  /// Cut off in silence, it would leave files unchecked.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero"))) func anEndlessListIsRefused() throws {
    let outcome = try repository("Login").lint("--files-from", "/dev/zero")
    #expect(
      outcome.status == 2 && outcome.errors == "error: the list '/dev/zero' is larger than 256 MB; pass a shorter one\n",
      "\(outcome.errors)")
  }

  @Test func anEmptyListIsClean() throws {
    let repository = try repository("Login")
    try repository.write("", to: "list")
    #expect(try repository.lint("--files-from", "list").status == 0)
  }

  /// Names from another folder would let every commit pass.
  @Test func aListOfFilesThatAreNotThereIsRemarkedOn() throws {
    let repository = try repository("Login")
    let remark = "note: none of the listed Swift files exists; the names are relative to the working directory"
    try repository.write("App/LoginPresenter.swift\nREADME.md\n", to: "list")
    let outcome = try repository.lint("--files-from", "list")
    #expect(outcome.status == 0 && outcome.output.contains(remark), "\(outcome.output)")
    for list in ["LoginView.swift\ngone.swift\n", "README.md\n", ""] {
      try repository.write(list, to: "list")
      #expect(try !repository.lint("--files-from", "list").output.contains(remark), "\(list)")
    }
  }

  @Test func whatDoesNotParseElsewhereIsCounted() throws {
    let repository = try repository("Login")
    try repository.write("class {{{\n", to: "Broken.swift")
    try repository.write("LoginView.swift\n", to: "list")
    let outcome = try repository.lint("--files-from", "list")
    #expect(
      outcome.output.contains("note: 1 warning elsewhere is not shown") && !outcome.output.contains("Broken.swift"),
      "\(outcome.output)")
    try repository.write("Broken.swift\n", to: "list")
    #expect(try repository.lint("--files-from", "list").output.contains(/Broken\.swift:1:[0-9]+: warning: syntax error/))
  }

  /// Its own file has no module, but those around it tell that the comment is good for nothing.
  @Test func commentsInAPartAreJudgedByTheWhole() throws {
    let repository = try repository("Login")
    let comment = "// viper-lint:disable:file retain-cycle - the flow releases the view\n"
    try repository.write(comment + "final class LoginHelp {}\n", to: "LoginHelp.swift")
    #expect(try repository.reportedFiles("LoginHelp.swift") == ["LoginHelp.swift"])
    #expect(try repository.reportedFiles("LoginHelp.swift", "--isolated") == [])
    #expect(try repository.reportedFiles() == ["LoginHelp.swift", "LoginPresenter.swift"])
  }

  // MARK: editors

  private func lint(_ text: String, as name: String, in repository: Repository, _ options: String = "") throws
    -> Executable.Outcome
  {
    try repository.write(text, to: "typed.txt")
    let shell =
      #"cd "\#(repository.path)" && exec "$0" --color never --stdin --assume-filename "\#(name)" \#(options) < typed.txt"#
    return try Executable.viperLint.run([], shell: shell)
  }

  @Test func whatIsTypedTakesTheFilesPlace() throws {
    let repository = try repository("Login", "Home")
    let broken = "\n\n" + Repository.presenter("Login", isFixed: false)
    let outcome = try lint(broken, as: "LoginPresenter.swift", in: repository)
    #expect(outcome.status == 1 && outcome.output.contains("LoginPresenter.swift:4:"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("4 | final class LoginPresenter"))
    #expect(!outcome.output.contains("HomePresenter.swift:"))
    let fixed = try lint(
      Repository.presenter("Login", isFixed: true), as: "\(repository.path)/LoginPresenter.swift", in: repository)
    #expect(fixed.status == 0, "\(fixed.output)")
  }

  @Test func aNewFileIsOneOfTheCode() throws {
    let repository = try repository("Login")
    let outcome = try lint(ScratchFolder.module { "News\($0)" }, as: "New/News.swift", in: repository)
    #expect(outcome.status == 1 && outcome.output.contains("New/News.swift:1:"), "\(outcome.output)")
  }

  @Test func whatIsLeftOutStaysOut() throws {
    let repository = try repository("Login")
    let outcome = try lint(Repository.presenter("Login", isFixed: false), as: "Pods/LoginPresenter.swift", in: repository)
    #expect(
      outcome.status == 0
        && outcome.output.contains("'Pods/LoginPresenter.swift' is not among the files to lint, so it was not checked"),
      "\(outcome.output)")
  }

  @Test func theCacheLearnsNothingFromIt() throws {
    let repository = try repository("Login", "Home")
    let cache = "--cache-path \(repository.path)/cache"
    let fixed = Repository.presenter("Login", isFixed: true)
    for _ in 0..<2 { #expect(try lint(fixed, as: "LoginPresenter.swift", in: repository, cache).status == 0) }
    #expect(try repository.reportedFiles("--cache-path", "cache") == ["HomePresenter.swift", "LoginPresenter.swift"])
  }

  @Test func hostileInputIsRefused() throws {
    let repository = try repository("Login")
    #expect(try lint(String(repeating: "[", count: 200), as: "LoginPresenter.swift", in: repository).status == 3)
  }

  @Test(arguments: [
    ["--stdin"], ["--assume-filename", "A.swift"], ["--stdin", "--assume-filename", "A.txt"],
    ["--changed-since", "main", "--files-from", "-"],
    ["--baseline", "b", "--no-baseline"], ["--today", "2027-1-1"],
  ])
  func whatDoesNotGoTogetherIsTold(_ arguments: [String]) throws {
    let outcome = try Executable.viperLint.run(arguments)
    #expect(outcome.status == 2 && outcome.output == "", "\(outcome.errors)")
  }
}
