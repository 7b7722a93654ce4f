import Foundation
import Testing
import ViperTestSupport

/// The cache as a user meets it: never in the output.
struct CacheCommandTests {
  private static let module = """
    final class LoginViewController: UIViewController { var presenter: LoginPresenter!; var interactor: LoginInteractor! }
    final class LoginPresenter { var view: LoginViewController?; var interactor: LoginInteractor! }
    final class LoginInteractor { var presenter: LoginPresenter! }
    final class LoginWireframe {}

    """

  private func lint(_ folder: ScratchFolder, _ options: [String] = [], home: String = "home") throws -> Executable.Outcome {
    try Executable.viperLint.run(
      ["--reporter", "json", "--base-path", folder.path, "\(folder.path)/App"] + options,
      environment: ["XDG_CACHE_HOME": "\(folder.path)/\(home)"])
  }

  private func folder() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(Self.module, to: "App/Login.swift")
    try folder.write("class Broken { func f( {\n}\n", to: "App/Broken.swift")
    try folder.write("let deep = " + String(repeating: "[", count: 40), to: "App/Deep.swift")
    return folder
  }

  @Test func reportsAreTheSameColdWarmAndAfterAnEdit() throws {
    let folder = try folder()
    let expected = try lint(folder, ["--no-cache"])
    #expect(folder.names(in: "home/viper-lint") == [])
    #expect(expected.output.contains("Deep.swift") && expected.output.contains("syntax error"))
    for _ in 0..<3 {
      let outcome = try lint(folder)
      #expect(outcome.output == expected.output)
      #expect(outcome.status == expected.status)
      #expect(outcome.errors == "")
    }
    let endings = folder.names(in: "home/viper-lint").map { $0.drop { $0 != "." } }
    #expect(endings.sorted() == [".facts", ".facts.viper-lint.bodies", ".facts.viper-lint.model"])
    try folder.write("class Fixed {}", to: "App/Broken.swift")
    let edited = try lint(folder)
    #expect(edited.output == (try lint(folder, ["--no-cache"]).output))
    #expect(!edited.output.contains("syntax error"))
  }

  @Test func aPlaceThatWasNamedIsUsed() throws {
    let folder = try folder()
    let expected = try lint(folder, ["--no-cache"]).output
    for _ in 0..<2 { #expect(try lint(folder, ["--cache-path", "\(folder.path)/facts"]).output == expected) }
    #expect(
      folder.names(in: "").filter { $0.hasPrefix("facts") } == ["facts", "facts.viper-lint.bodies", "facts.viper-lint.model"])
    #expect(folder.names(in: "home") == [])
  }

  @Test func aNamedPlaceThatDoesNotServeIsAWarning() throws {
    let folder = try folder()
    let expected = try lint(folder, ["--no-cache"])
    let outcome = try lint(folder, ["--cache-path", "\(folder.path)/App"])
    #expect(outcome.status == expected.status)
    #expect(outcome.output.contains("cannot write the cache"))
    #expect(folder.names(in: "") == ["App"])
    #expect(
      outcome.output.components(separatedBy: "\"warning\"").count == expected.output.components(separatedBy: "\"warning\"").count
        + 1)
  }

  @Test func aHomeThatDoesNotServeIsNothingToTalkAbout() throws {
    let folder = try folder()
    let expected = try lint(folder, ["--no-cache"])
    let outcome = try lint(folder, home: "App/Login.swift")
    #expect(outcome.output == expected.output)
    #expect(outcome.errors == "")
  }

  @Test func runsAtOnceReportTheSame() async throws {
    let folder = try folder()
    let expected = try lint(folder, ["--no-cache"]).output
    let (path, home) = (folder.path, "\(folder.path)/home")
    await withTaskGroup(of: String?.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try? Executable.viperLint.run(
            ["--reporter", "json", "--base-path", path, "\(path)/App"], environment: ["XDG_CACHE_HOME": home]
          ).output
        }
      }
      for await output in group { #expect(output == expected) }
    }
    #expect(folder.names(in: "home/viper-lint").count == 3)
  }
}
