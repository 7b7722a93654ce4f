import ArgumentParser
import Foundation
import Testing
import ViperCommandLine
import ViperTestSupport

/// The documented exit codes, of both executables.
struct ExitCodeTests {
  private static let clean = "\(ScratchFolder.samples)/configurator/Clean"
  private static let broken = "\(ScratchFolder.samples)/configurator/Broken"

  private func status(_ executable: Executable, _ arguments: [String]) throws -> Int32 {
    let drawing = executable.name == "viper-graph" ? ["--format", "dot"] : []
    let outcome = try executable.run(drawing + arguments)
    if outcome.status == 2 {
      #expect(outcome.output == "")
      #expect(outcome.errors.lowercased().contains("error: "))
    }
    return outcome.status
  }

  @Test func cleanCodeIsZero() throws {
    #expect(try status(.viperLint, ["--strict", Self.clean]) == 0)
    #expect(try status(.viperGraph, [Self.clean]) == 0)
  }

  @Test func errorsAreOneForTheLinterOnly() throws {
    #expect(try status(.viperLint, [Self.broken]) == 1)
    #expect(try status(.viperGraph, [Self.broken]) == 0)
  }

  @Test func warningsAreOneWhenStrict() throws {
    let workspace = try ScratchFolder()
    let code = """
      protocol LoginViewInterface: AnyObject {}
      final class LoginViewController: UIViewController, LoginViewInterface {
        var presenter: LoginPresenter!
        func show() { presenter.load() }
      }
      final class LoginPresenter { weak var view: LoginViewInterface?; var interactor: LoginInteractor! }
      final class LoginInteractor {}

      """
    try workspace.write(code, to: "Login.swift")
    #expect(try status(.viperLint, [workspace.path]) == 0)
    #expect(try status(.viperLint, ["--strict", workspace.path]) == 1)
  }

  @Test(
    arguments: [Executable.viperLint, .viperGraph],
    [
      ["--no-such-option"], ["/no/such/path"], ["/dev/null"], ["--base-path", "/no/such/folder"], ["--dialect"],
      ["--dialect", "nobody"], ["--dialect", "/no/such/dialect.yml"], ["--dialect", "/dev/zero"], ["--dialect", "/"],
    ])
  func wrongUsageIsTwo(_ executable: Executable, _ arguments: [String]) throws {
    #expect(try status(executable, arguments + [Self.clean]) == 2)
  }

  @Test(arguments: [Executable.viperLint, .viperGraph])
  func wrongConfigurationIsTwo(_ executable: Executable) throws {
    let workspace = try ScratchFolder()
    #expect(try status(executable, [workspace.path]) == 2, "no Swift file")
    try workspace.write(ScratchFolder.module { "Login\($0)" }, to: "Login.swift")
    let dialect = try workspace.write("nmae: ours", to: "ours.yml")
    #expect(try status(executable, ["--dialect", dialect, workspace.path]) == 2)
    try workspace.write("dialcet: viper", to: ".viper-lint.yml")
    #expect(try status(executable, [workspace.path]) == 2)
  }

  @Test(arguments: [Executable.viperLint, .viperGraph])
  func whatCouldNotBeAnalysedIsThree(_ executable: Executable) throws {
    let workspace = try ScratchFolder()
    try workspace.write(ScratchFolder.module { "Login\($0)" }, to: "Login.swift")
    try workspace.write("let a = " + String(repeating: "[", count: 60), to: "Deep.swift")
    #expect(try status(executable, [workspace.path]) == 3)
  }

  /// No command throws such an error today; one that did must not pass for a finding.
  @Test func anErrorThatNobodyExpectsIsSeventy() {
    struct Failing: ParsableCommand {
      struct Surprise: Error {}
      func run() throws { throw Surprise() }
    }
    #expect(CommandRunner.run(Failing.self, []) == 70)
  }
}
