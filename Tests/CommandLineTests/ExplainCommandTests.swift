import Testing
import ViperTestSupport

/// `explain FILE:LINE` and `explain module` as a user meets them.
struct ExplainCommandTests {
  private static let module = """
    final class LoginViewController: UIViewController { var presenter: LoginPresenter! }
    final class LoginPresenter { var view: LoginViewController?; var interactor: LoginInteractor! }
    final class LoginInteractor {}
    final class LoginWireframe {}

    """

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(Self.module, to: "App/Login.swift")
    return folder
  }

  private func run(_ arguments: [String], in folder: ScratchFolder) throws -> Executable.Outcome {
    try Executable.viperLint.run(
      arguments, shell: #"cd "\#(folder.path)" && XDG_CACHE_HOME="\#(folder.path)/home" exec "$0" "$@""#)
  }

  @Test func lineIsExplained() throws {
    let outcome = try run(["explain", "App/Login.swift:2"], in: folder())
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("App/Login.swift:2: class LoginPresenter, property view, property interactor\n"))
    let finding = """
      [retain-cycle] (also strong-view-reference)
            evidence: assigned or declared
            App/Login.swift:1: 'LoginViewController.presenter' holds 'LoginPresenter' strongly
            Strong references form a cycle, so none of its components is ever released.
            'viper-lint explain rule retain-cycle' says why

      """
    #expect(outcome.output.contains(finding), "\(outcome.output)")
  }

  @Test func moduleIsExplainedTheSameAfterACachedRun() throws {
    let folder = try folder()
    for arguments in [["explain", "module", "Login", "App"], ["explain", "App/Login.swift:2", "App"]] {
      let cold = try run(arguments + ["--no-cache"], in: folder)
      #expect(cold.status == 0)
      for _ in 0..<2 { _ = try run(["App"], in: folder) }
      #expect(try run(arguments, in: folder).output == cold.output)
    }
    let text = try run(["explain", "module", "Login", "App"], in: folder).output
    #expect(
      text.contains(
        "  named {Module}Presenter, stored by LoginViewController, stores LoginInteractor and LoginViewController\n"
      ),
      "\(text)")
  }

  @Test(arguments: [
    ["explain", "App/Login.swift"], ["explain", "App/Login.swift:99"], ["explain", "App/Logim.swift:1"],
    ["explain", "App/Login.swift:2", "Other"], ["explain", "modul", "Login"], ["explain", "module", "Logim"],
    ["explain", "App/Login.swift:2", "--dialect", "none"],
  ]) func badInputIsWrongUsage(_ arguments: [String]) throws {
    let outcome = try run(arguments, in: folder())
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.lowercased().hasPrefix("error: "), "\(outcome.errors)")
  }

  @Test(arguments: [
    ("retain-cycle", ["explain", "rule", "retain-cycle"]), ("rambler", ["dialects", "rambler"]),
    ("Login", ["explain", "module", "Login"]),
  ])
  func aWordIsARuleOrADialectOrAModule(_ word: String, _ command: [String]) throws {
    let folder = try folder()
    let outcome = try run(["explain", word], in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == (try run(command, in: folder).output))
  }

  @Test func aCaseOfARuleIsExplained() throws {
    let folder = try folder()
    let outcome = try run(["explain", "rule", "view-imports-alamofire.unused"], in: folder)
    #expect(
      outcome.output.hasPrefix(
        """
        view-imports-alamofire.unused

        unused (info): nothing of the framework is used (a case of view-imports-alamofire)


        """), "\(outcome)")
    #expect(try run(["explain", "view-imports-alamofire.unused"], in: folder).output == outcome.output)
  }

  @Test(arguments: [
    ("presenter-imports-uikit.unsed", "rule 'presenter-imports-uikit' has no case 'unsed'; did you mean 'unused'?"),
    ("weak-owner.sure", "rule 'weak-owner' has no case 'sure'; it has none"),
  ])
  func anUnknownCaseIsRefused(_ id: String, _ message: String) throws {
    for arguments in [["explain", "rule", id], ["explain", id]] {
      let outcome = try run(arguments, in: folder())
      #expect(outcome.status == 2 && outcome.errors == "error: \(message)\n", "\(outcome)")
    }
  }

  @Test func anUnknownWordHasNeighbours() throws {
    let folder = try folder()
    #expect(
      try run(["explain", "retain-cycel"], in: folder).errors
        == "error: there is no rule, dialect or module 'retain-cycel'; did you mean 'retain-cycle'?\n")
    #expect(try run(["explain", "Logim"], in: folder).errors == "error: there is no module 'Logim'; did you mean 'Login'?\n")
  }

  @Test func nothingToExplainPrintsHelp() throws {
    let outcome = try run(["explain"], in: folder())
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("FILE:LINE"))
  }
}
