import Testing
import ViperTestSupport

/// Parts that code extends and nothing declares: a file is missing, or not read.
@Suite struct UndeclaredPartTests {
  /// A second copy, as of a folder that was left behind, has each name declared twice.
  @Test(arguments: [false, true]) func learnedPartThatNothingDeclares(_ isTwice: Bool) throws {
    let folder = try ScratchFolder()
    let code = InventedModules.code {
      $0 == "Login" ? $1.replacing("final class LoginEngine", with: "final extension LoginEngine") : $1
    }
    for file in MarkedCode(code).files {
      try folder.write(file.code, to: "App/\(file.name)")
      if isTwice { try folder.write(file.code, to: "Copy/\(file.name)") }
    }
    let outcome = try Executable.viperLint.run(["--no-cache", "--base-path", folder.path, "--reporter", "json", folder.path])
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
  }
}
