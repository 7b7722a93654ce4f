import Testing
import ViperTestSupport

/// Code whose lines end as those of old editors do: the compiler counts them, too.
@Suite struct LineBreakTests {
  private let repository: Repository

  init() throws {
    repository = try Repository()
    try repository.write("dialect: infinum\n", to: ".viper-lint.yml")
  }

  private func write(_ text: String, end: String) throws {
    try repository.writeModule("Login")
    let code = String(decoding: try repository.folder.data("LoginPresenter.swift"), as: UTF8.self)
    try repository.write((text + code).replacing("\n", with: end), to: "LoginPresenter.swift")
  }

  @Test(arguments: ["\n", "\r", "\r\n"]) func placesAreThoseOfTheCompiler(_ end: String) throws {
    try write("// one\n\n// three\n", end: end)
    let outcome = try repository.lint("--color", "never")
    #expect(outcome.output.contains("LoginPresenter.swift:5:"), "\(outcome.output)")
    #expect(!outcome.output.contains("\\r"))
  }

  @Test(arguments: ["\n", "\r", "\r\n"]) func commentsAreAboutTheirLines(_ end: String) throws {
    let comment = "// viper-lint:disable:next retain-cycle - the flow lets go\n"
    try repository.writeModule("Login")
    let code = String(decoding: try repository.folder.data("LoginPresenter.swift"), as: UTF8.self)
    try repository.write(
      code.replacing("final class", with: "\(comment)final class").replacing("\n", with: end), to: "LoginPresenter.swift")
    #expect(try repository.lint().status == 0)
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\0"]) func listsOfFilesMayHaveAnyEndAndAMark(_ end: String) throws {
    try repository.writeModule("Home")
    try write("", end: "\n")
    try repository.write("\u{FEFF}LoginPresenter.swift\(end)LoginRouter.swift\(end)", to: "list")
    #expect(try repository.reportedFiles("--files-from", "list") == ["LoginPresenter.swift"])
    try repository.write("\u{FEFF}nothing.swift\(end)HomePresenter.swift", to: "list")
    #expect(try repository.reportedFiles("--files-from", "list") == ["HomePresenter.swift"])
  }
}
