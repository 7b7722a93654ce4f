import Foundation
import Testing
import ViperTestSupport

/// `viper-lint --fix` as a user runs it.
@Suite struct FixCommandTests {
  private func code() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(
      "final class LoginPresenter {\n  var view: LoginView?\n  let interactor = LoginInteractor()\n}\n",
      to: "LoginPresenter.swift")
    try folder.write(
      """
      protocol LoginView: AnyObject {}
      final class LoginViewController: UIViewController, LoginView { var presenter: LoginPresenter! }
      final class LoginInteractor {}
      enum LoginAssembly {
        static func make() -> UIViewController {
          let (view, presenter) = (LoginViewController(), LoginPresenter())
          view.presenter = presenter
          presenter.view = view
          return view
        }
      }

      """, to: "Login.swift")
    return folder
  }

  /// What is said of the findings that have no edit.
  private static let left =
    "not fixed: 2 findings, the first at Login.swift:2:79: no automatic fix for findings of this kind\n"

  private func run(_ arguments: [String], in folder: ScratchFolder) throws -> Executable.Outcome {
    try Executable.viperLint.run(
      ["--dialect", "viper", "--no-cache", "--base-path", folder.path, "--reporter", "xcode", folder.path] + arguments)
  }

  @Test func fixesAndReportsWhatIsLeft() throws {
    let folder = try code()
    #expect(try run([], in: folder).output.contains("strong-view-reference"))
    let outcome = try run(["--fix"], in: folder)
    #expect(outcome.errors == "fixed 1 finding in 1 file\n" + Self.left)
    #expect(!outcome.output.contains("strong-view-reference"))
    #expect(outcome.status == 0)
    #expect(try folder.text(of: "LoginPresenter.swift").contains("  weak var view: LoginView?\n"))
  }

  /// What the diff says is what Git applies.
  @Test func theDiffOfADryRunIsAPatch() throws {
    let folder = try code()
    let outcome = try Executable.viperLint.run(
      ["--dialect", "viper", "--no-cache", "--base-path", folder.path, "--fix", "--dry-run", folder.path],
      shell:
        "\"$0\" \"$@\" > '\(folder.path)/fix.patch' && cd '\(folder.path)' && grep -q weak LoginPresenter.swift || git apply fix.patch"
    )
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "would fix 1 finding in 1 file\n" + Self.left)
    #expect(try folder.text(of: "LoginPresenter.swift").contains("  weak var view: LoginView?\n"))
  }

  @Test(arguments: [
    (["--dry-run"], "add '--fix'"), (["--fix-rule", "retain-cycle"], "add '--fix'"),
    (["--fix", "--dry-run", "--reporter", "json"], "drop '--output' and '--reporter'"),
    (["--fix", "--stdin", "--assume-filename", "A.swift"], "save the file, and pass its path"),
    (["--fix", "--fix-rule", "missing-component"], "name one of 'concrete-dependency'"),
  ])
  func combinationsWithoutSenseAreUsageErrors(_ arguments: [String], _ remedy: String) throws {
    let folder = try code()
    let outcome = try Executable.viperLint.run(arguments + [folder.path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(remedy), "\(outcome.errors)")
  }

  @Test func anIndexHasNoSourcesToFix() throws {
    let outcome = try Executable.viperLint.run(["--fix", "--index", "a.index"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("pass paths instead"))
  }
}
