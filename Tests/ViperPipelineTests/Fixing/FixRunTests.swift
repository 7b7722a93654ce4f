import Foundation
import Testing
import ViperPipeline
import ViperTestSupport

/// What `--fix` changes in files, and what it leaves alone.
@Suite struct FixRunTests {
  /// What is said of the findings of a module that have no edit.
  static let left =
    "not fixed: 2 findings, the first at LoginPresenter.swift:3:19: no automatic fix for findings of this kind"

  @Test func makesAPropertyWeakAndBindsItsInterface() throws {
    let code = try FixedCode(FixedCode.module())
    let run = try code.fix()
    #expect(try code.text("LoginPresenter.swift").contains("\n  weak var view: LoginView?\n"))
    #expect(try code.text("LoginView.swift") == "protocol LoginView: AnyObject {}\n")
    #expect(run.remarks == ["fixed 1 finding in 2 files", Self.left])
    #expect(run.status == .clean)
  }

  @Test func doesNothingTheSecondTime() throws {
    let code = try FixedCode(FixedCode.module())
    try code.fix()
    let run = try code.fix()
    #expect(run.remarks == ["fixed 0 findings in 0 files", Self.left])
    #expect(run.contents.isEmpty)
  }

  /// Everything but the edit stays, byte by byte.
  @Test(arguments: ["\r\n", "\n"], ["\u{FEFF}", ""])
  func keepsLineEndsAndByteOrderMarks(_ lineEnd: String, _ mark: String) throws {
    let before = "\(mark)import UIKit\n// Ä \t \nfinal class LoginPresenter {\n\tprivate var  view : LoginView! // why\n}  \n\n"
    let files = FixedCode.module().merging(["LoginPresenter.swift": before]) { $1 }
    let code = try FixedCode(files.mapValues { $0.replacingOccurrences(of: "\n", with: lineEnd) })
    try code.fix()
    let after = before.replacingOccurrences(of: "import UIKit\n", with: "")
      .replacingOccurrences(of: "private var", with: "private weak var")
    #expect(
      try code.folder.data("LoginPresenter.swift") == Data(after.replacingOccurrences(of: "\n", with: lineEnd).utf8))
    #expect(try code.text("LoginView.swift") == "protocol LoginView: AnyObject {}\(lineEnd)")
  }

  @Test func keepsThePermissionsOfFiles() throws {
    let code = try FixedCode(FixedCode.module())
    let file = code.path + "/LoginPresenter.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try code.fix()
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(code.folder.names().allSatisfy { $0.hasSuffix(".swift") })
  }

  @Test func changesNoFileOfAFixWithAReadOnlyFile() throws {
    let code = try FixedCode(FixedCode.module())
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: code.path + "/LoginView.swift")
    #expect(try code.fix().status == .incomplete)
    #expect(!(try code.text("LoginPresenter.swift").contains("weak")))
  }

  /// The file is edited by someone else right after it was read.
  @Test func leavesAFileAloneThatHasChangedMeanwhile() throws {
    let code = try FixedCode(FixedCode.module())
    let file = code.path + "/LoginPresenter.swift"
    try code.fix { options in
      options.progress = { _ in
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), !text.hasSuffix("// mine\n") else { return }
        try? Data((text + "// mine\n").utf8).write(to: URL(fileURLWithPath: file))
      }
    }
    #expect(try code.text("LoginPresenter.swift").hasSuffix("// mine\n"))
    // A first read of the changed file is fine, a mix of both is not.
    #expect(try code.text("LoginPresenter.swift").contains("\n  var interactor: LoginInteractor!\n}\n// mine\n"))
  }

  @Test func leavesSuppressedFindingsAlone() throws {
    let code = try FixedCode(
      FixedCode.module(view: "// viper-lint:disable:next strong-view-reference - the view is short-lived\n  var view: LoginView?")
    )
    let run = try code.fix(["."], FixChoices(rules: ["strong-view-reference"]))
    #expect(run.contents.isEmpty)
  }

  @Test func leavesBaselinedFindingsAlone() throws {
    let code = try FixedCode(FixedCode.module())
    var options = code.options()
    options.writesBaseline = true
    _ = try BaselineRun(options).write(adds: true)
    #expect(try code.fix().contents.isEmpty)
  }

  @Test func fixesOnlyTheNamedRules() throws {
    let code = try FixedCode(
      FixedCode.module().merging(["LoginInteractor.swift": "import UIKit\n\nfinal class LoginInteractor {}\n"]) { $1 })
    try code.fix(["."], FixChoices(rules: ["interactor-imports-uikit"]))
    #expect(try code.text("LoginInteractor.swift") == "final class LoginInteractor {}\n")
    #expect(!(try code.text("LoginPresenter.swift").contains("weak")))
  }

  @Test(arguments: [("missing-component", "has an edit"), ("retain-cycel", "retain-cycle")])
  func refusesRulesWithoutEdits(_ rule: String, _ words: String) throws {
    let code = try FixedCode(FixedCode.module())
    let error = try #require(throws: UsageError.self) { try code.fix(["."], FixChoices(rules: [rule])) }
    #expect(error.text.contains(words))
  }

  /// All files of an edit or none.
  @Test func changesNoFileOutsideOfTheNamedPaths() throws {
    var files: [String: String] = [".git/HEAD": ""]
    for (name, text) in FixedCode.module() { files[name == "LoginView.swift" ? "Common/\(name)" : "Login/\(name)"] = text }
    let code = try FixedCode(files)
    let run = try code.fix(["Login"])
    #expect(run.contents.isEmpty)
    #expect(
      run.remarks.contains {
        $0.hasSuffix("the edit changes 'Common/LoginView.swift' too, which is not among the named paths; name it")
      })
    try code.fix(["Login", "Common"])
    #expect(try code.text("Common/LoginView.swift") == "protocol LoginView: AnyObject {}\n")
  }

  // MARK: links

  private static let unusedImport = "import UIKit\n\nfinal class LoginInteractor {}\n"

  /// A module in `App`, with a file of it elsewhere that a link leads to.
  private func linked(_ link: String, to target: String, _ file: String) throws -> FixedCode {
    var files: [String: String] = [file: Self.unusedImport, ".git/HEAD": ""]
    for (name, text) in FixedCode.module() where name != "LoginInteractor.swift" { files["App/\(name)"] = text }
    let code = try FixedCode(files)
    try FileManager.default.createSymbolicLink(atPath: "\(code.path)/\(link)", withDestinationPath: target)
    return code
  }

  @Test func changesNoFileThatALinkLeadsTo() throws {
    let code = try linked(
      "App/LoginInteractor.swift", to: "../Elsewhere/LoginInteractor.swift", "Elsewhere/LoginInteractor.swift")
    let run = try code.fix(["App"])
    #expect(try code.text("Elsewhere/LoginInteractor.swift") == Self.unusedImport)
    #expect(run.remarks.contains { $0.hasSuffix("'App/LoginInteractor.swift' is a link; name its target") })
    #expect(try code.text("App/LoginPresenter.swift").contains("weak"))
  }

  /// A named link is what the user wants, one below it is not.
  @Test func changesWhatANamedLinkLeadsTo() throws {
    let code = try linked("Named", to: "App", "App/LoginInteractor.swift")
    try code.fix(["Named"])
    #expect(try code.text("App/LoginInteractor.swift") == "final class LoginInteractor {}\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: code.path + "/Named") == "App")
  }

  @Test func changesNoFileInALinkedFolder() throws {
    let code = try linked("App/Linked", to: "../Elsewhere", "Elsewhere/LoginInteractor.swift")
    let run = try code.fix(["App", "App/Linked/LoginInteractor.swift"])
    // Named by itself, the file may be changed.
    #expect(try code.text("Elsewhere/LoginInteractor.swift") == "final class LoginInteractor {}\n")
    #expect(!run.remarks.contains { $0.contains("link") })
  }

  @Test func changesNoFileWithAnotherName() throws {
    let code = try FixedCode(FixedCode.module().merging(["LoginInteractor.swift": Self.unusedImport]) { $1 })
    let (file, other) = (code.path + "/LoginInteractor.swift", try ScratchFolder())
    try FileManager.default.linkItem(atPath: file, toPath: other.path + "/Other.swift")
    let run = try code.fix()
    #expect(try code.text("LoginInteractor.swift") == Self.unusedImport)
    #expect(try other.text(of: "Other.swift") == Self.unusedImport)
    #expect(
      run.remarks.contains {
        $0.hasSuffix("'LoginInteractor.swift' is also linked under other names, which would keep the old text; edit it by hand")
      })
  }

  // MARK: order

  /// Two modules whose files need each other's edits: whichever file came first, the code would not compile after it.
  static let crossed: [String: String] = [
    "A.swift": """
    protocol LoginView { var title: Int { get set } }
    final class HomePresenter { var view: HomeView?; var interactor: HomeInteractor! }
    final class HomeInteractor {}
    final class LoginViewController: UIViewController, LoginView { var title = 1; var presenter: LoginPresenter! }

    """,
    "B.swift": """
    func assembled() -> LoginView {
      var view: LoginView = LoginViewController()
      view.title = 2
      return view
    }

    """,
    "C.swift": """
    protocol HomeView {}
    final class LoginPresenter { var view: LoginView?; var interactor: LoginInteractor! }
    final class LoginInteractor {}
    final class HomeViewController: UIViewController, HomeView { var presenter: HomePresenter! }

    """,
    "D.swift": FixedCode.assembly(of: "Home") + FixedCode.assembly(of: "Login"),
  ]

  @Test func bindsBeforeItWeakens() throws {
    let code = try FixedCode(Self.crossed)
    let writes = try code.fix(["."], FixChoices(isDry: true)).writes
    #expect(writes.count == 5)
    var files = Self.crossed
    for write in writes {
      files[String(write.path.dropFirst(code.path.count + 1))] = String(decoding: write.after, as: UTF8.self)
      let all = files.values.joined()
      for name in ["LoginView", "HomeView"] where all.contains("weak var view: \(name)?") {
        #expect(all.contains("protocol \(name): AnyObject"))
      }
      #expect(!all.contains("let view: LoginView =") || all.contains("protocol LoginView: AnyObject"))
    }
    #expect(writes.suffix(3).allSatisfy { !String(decoding: $0.after, as: UTF8.self).contains("  var view") })
    #expect(files["C.swift"]!.contains("weak var view: LoginView?"))
  }

  /// The last write fails: what needs it is taken back, the rest is made.
  @Test func takesBackWhatNeedsAFileThatCannotBeWritten() throws {
    let other = "final class MenuPresenter { var interactor: MenuInteractor! }\nfinal class MenuInteractor {}\n"
    let code = try FixedCode(Self.crossed.merging(["E.swift": "import UIKit\n\n\(other)"]) { $1 })
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: code.path + "/C.swift")
    let run = try code.fix()
    for (name, text) in Self.crossed { #expect(try code.text(name) == text) }
    #expect(try code.text("E.swift") == other)
    #expect(
      run.remarks.contains { $0.hasPrefix("not fixed: 2 findings, ") && $0.contains("cannot write 'C.swift': it is read-only") })
  }

  @Test func makesTwoEditsInOneFile() throws {
    let code = try FixedCode([
      "Login.swift": """
      protocol LoginView {}
      protocol LoginOutput {}
      final class LoginViewController: UIViewController, LoginView { var presenter: LoginPresenter! }
      final class LoginPresenter: LoginOutput { var view: LoginView?; var interactor: LoginInteractor! }
      final class LoginInteractor { var output: LoginOutput? }
      """,
      "LoginAssembly.swift": FixedCode.assembly(of: "Login")
        .replacing("return view", with: "presenter.interactor.output = presenter; return view"),
    ])
    try code.fix()
    #expect(
      try code.text("Login.swift") == """
        protocol LoginView: AnyObject {}
        protocol LoginOutput: AnyObject {}
        final class LoginViewController: UIViewController, LoginView { var presenter: LoginPresenter! }
        final class LoginPresenter: LoginOutput { weak var view: LoginView?; var interactor: LoginInteractor! }
        final class LoginInteractor { weak var output: LoginOutput? }
        """)
  }

  /// Binding the interface would leave a comment without a finding.
  @Test func takesBackAnEditThatBringsAnotherFinding() throws {
    let suppressed = "// viper-lint:disable:next interface-not-class-bound - a struct will conform\nprotocol LoginView {}"
    let code = try FixedCode(
      FixedCode.module(interface: suppressed)
        .merging(["LoginInteractor.swift": "import UIKit\n\nfinal class LoginInteractor {}\n"]) { $1 })
    let run = try code.fix()
    #expect(run.contents.count == 1)
    #expect(try code.text("LoginInteractor.swift") == "final class LoginInteractor {}\n")
    #expect(run.remarks.contains { $0.contains("the edit would cause 'unused-suppression' at LoginView.swift:1") })
  }

  @Test func showsADiffAndChangesNothing() throws {
    let code = try FixedCode(FixedCode.module())
    let run = try code.fix(["."], FixChoices(isDry: true))
    #expect(
      run.diff == """
        --- a/LoginPresenter.swift
        +++ b/LoginPresenter.swift
        @@ -1,4 +1,4 @@
         final class LoginPresenter {
        -  var view: LoginView?
        +  weak var view: LoginView?
           var interactor: LoginInteractor!
         }
        --- a/LoginView.swift
        +++ b/LoginView.swift
        @@ -1 +1 @@
        -protocol LoginView {}
        +protocol LoginView: AnyObject {}

        """)
    #expect(run.remarks == ["would fix 1 finding in 2 files", Self.left])
    #expect(run.status == .clean)
    #expect(!(try code.text("LoginPresenter.swift").contains("weak")))
  }
}
