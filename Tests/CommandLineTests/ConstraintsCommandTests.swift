import Testing
import ViperTestSupport

/// `constraints` and its subcommands, and constraints as rules: as a user runs them.
struct ConstraintsCommandTests {
  private static let configuration = """
    constraints:
      - name: home-without-login
        reason: Home ships in a second app.
        forbidden: {from: {name: Home*}, to: {name: Login*}}
        fails: |
          final class HomePresenter { let login = LoginPresenter() }
          final class LoginPresenter {}
        passes: final class HomePresenter {}; final class LoginPresenter {}

    """

  private func folder(_ configuration: String = configuration) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    try folder.write(configuration, to: ".viper-lint.yml")
    try folder.write(ScratchFolder.module { "Login" + $0 }, to: "App/Login/Login.swift")
    try folder.write(
      ScratchFolder.module { "Home" + $0 } + "extension HomePresenter { func go() { _ = LoginPresenter() } }\n",
      to: "App/Home/Home.swift")
    return folder
  }

  private func run(_ arguments: [String], in folder: ScratchFolder) throws -> Executable.Outcome {
    try Executable.viperLint.run(arguments, shell: #"cd "\#(folder.path)" && XDG_CACHE_HOME=/dev/null exec "$0" "$@""#)
  }

  @Test func tablesShowControlCharacters() throws {
    let folder = try folder(
      "constraints:\n  - {name: a, reason: b, forbidden: {from: {name: \"\\e[31m\\nHome*\"}, to: {name: L*}}}\n")
    for arguments in [["constraints", "list"], ["rules", "--long"]] {
      let outcome = try run(arguments, in: folder)
      #expect(outcome.status == 0 && outcome.output.contains("\\u{1B}[31m\\"), "\(outcome.output)\(outcome.errors)")
      #expect(!outcome.output.contains("\u{1B}"))
    }
  }

  @Test func constraintIsARule() throws {
    let folder = try folder()
    #expect(try run(["rules"], in: folder).output.contains("\nhome-without-login\n"))
    #expect(try run(["rules", "--no-config"], in: folder).output.contains("home-without-login") == false)
    #expect(try run(["rules", "--long"], in: folder).output.contains(/home-without-login +error +\{name: Home\*\}/))
    let only = try run(["--only", "home-without-login", "--quiet"], in: folder)
    #expect(only.status == 1 && only.output.contains("App/Home/Home.swift:5:"), "\(only.output)\(only.errors)")
    #expect(!only.output.contains("[retain-cycle]"))
    let unknown = try run(["--only", "home-without-logim"], in: folder)
    #expect(unknown.status == 2 && unknown.output == "")
    #expect(unknown.errors == "error: there is no rule 'home-without-logim'; did you mean 'home-without-login'?\n")
    #expect(try run(["--only", "home-without-login", "--no-config"], in: folder).status == 2)
  }

  @Test func explainsAConstraint() throws {
    let folder = try folder()
    let word = try run(["explain", "home-without-login"], in: folder)
    #expect(word.status == 0 && word.output.contains("Stated at .viper-lint.yml:2"), "\(word.errors)")
    #expect(try run(["explain", "rule", "home-without-login", "App"], in: folder).output == word.output)
    let part = try run(["explain", "rule", "home-without-login", "App/Login"], in: folder)
    #expect(part.output.contains("No findings"), "\(part.output)\(part.errors)")
    let unknown = try run(["explain", "rule", "home-without-logim"], in: folder)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'home-without-login'?"), "\(unknown.errors)")
  }

  @Test func listsAndTraces() throws {
    let folder = try folder()
    for arguments in [["constraints"], ["constraints", "list"]] {
      let outcome = try run(arguments, in: folder)
      #expect(outcome.status == 0 && outcome.output.contains(/home-without-login +error +forbidden/), "\(outcome.errors)")
    }
    let trace = try run(["constraints", "explain", "home-without-login"], in: folder)
    #expect(trace.status == 0 && trace.output.contains("name: Home*  keeps 4  drops 4"), "\(trace.output)\(trace.errors)")
  }

  @Test func triesWithoutFailing() throws {
    let folder = try folder()
    try folder.write(Self.configuration.replacing("home-without-login", with: "tried"), to: "rules/try.yml")
    let outcome = try run(["constraints", "try", "rules/try.yml", "App"], in: folder)
    #expect(outcome.status == 0 && outcome.output.contains(/tried +error +1 +from/), "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("home-without-login"))
  }

  @Test func testsTheSnippets() throws {
    let folder = try folder()
    let outcome = try run(["constraints", "test"], in: folder)
    #expect(
      outcome.status == 0 && outcome.output == "2 snippets of 1 constraint as stated\n", "\(outcome.output)\(outcome.errors)")
    try folder.write(Self.configuration.replacing("let login = LoginPresenter()", with: ""), to: "rules/a.yml")
    let failing = try run(["constraints", "test", "rules/a.yml"], in: folder)
    #expect(
      failing.status == 1 && failing.output.hasPrefix("rules/a.yml:5: error: 'fails[0]'"), "\(failing.output)\(failing.errors)")
  }

  @Test(arguments: [
    (["constraints", "tyr", "a.yml"], "error: there is no command 'constraints tyr'; did you mean 'try'?"),
    (["constraints", "try"], "error: missing expected argument '<file>'"),
    (["constraints", "try", "no.yml"], "error: cannot read the constraints 'no.yml'; check the path"),
    (["constraints", "try", "App"], "error: cannot read the constraints 'app'"),
    (["constraints", "explain", "home-without-logim"], "did you mean 'home-without-login'?"),
    (["constraints", "explain", "home-without-login", "Nowhere"], "'nowhere' does not exist"),
    (["constraints", "test", "no.yml"], "error: cannot read the constraints 'no.yml'; check the path"),
    (["constraints", "test", "--no-config"], "error: there is no constraint to test"),
  ])
  func badInputIsWrongUsage(_ arguments: [String], _ message: String) throws {
    let outcome = try run(arguments, in: folder())
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.lowercased().contains(message), "\(outcome.errors)")
  }
}
