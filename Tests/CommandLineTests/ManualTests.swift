import Foundation
import Testing
import ViperTestSupport

/// `--manual`, the man page that installers write.
struct ManualTests {
  static let tools = [Executable.viperLint, .viperGraph]
  private static let hasMan = ["/usr/bin/man", "/bin/man"].contains { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(arguments: tools) func namesEveryOptionOfTheHelp(_ tool: Executable) throws {
    let page = try tool.run(["--manual"]).output.replacing("\\-", with: "-")
    let help = try tool.run(tool.name == "viper-lint" ? ["help", "lint"] : ["--help"]).output
    let options = Set(help.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
    #expect(options.count > 5)
    for option in options { #expect(page.contains(option)) }
    #expect(page.hasPrefix(".TH"))
    #expect(page.contains(".SH \"EXIT STATUS\""))
  }

  @Test(.enabled(if: hasMan, "there is no man"), arguments: tools)
  func isTypesetWithoutAWarning(_ tool: Executable) throws {
    let folder = try ScratchFolder()
    let page = try folder.write(tool.run(["--manual"]).output, to: "page.1")
    let outcome = try tool.run([page], shell: "MANWIDTH=80 man --warnings -E UTF-8 -l \"$1\"")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("SEE ALSO"))
  }

  @Test func examplesKeepTheirLines() throws {
    let page = try Executable.viperLint.run(["--manual"]).output
    #expect(page.contains("\nviper\\-lint \\-\\-reporter xcode .            marks in Xcode\\(aqs editor\n"))
  }
}
