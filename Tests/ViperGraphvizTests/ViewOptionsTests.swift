import Testing
import ViperPlatform

@testable import ViperGraphviz
@testable import ViperPlatform

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The questions that viper-graph answers, as a user asks them.
struct ViewOptionsTests {
  private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/infinum/Broken").path

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let result = try ChildProcess(program: Program.viperGraph, arguments: arguments + [Self.sample]).run(
      input: [], limit: .seconds(120))
    guard case .exited(let status) = result.end else { return (-1, "", "\(result.end)") }
    return (status, String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) { try run(arguments) }

  @Test(arguments: [
    ["--depth", "1"], ["--focus", "Login", "--depth", "-1"], ["--from", "Login"], ["--to", "Login"], ["--max-paths", "3"],
    ["--from", "Login", "--to", "Home", "--max-paths", "0"], ["--focus", ","], ["--size-by", "weight"], ["--direction", "up"],
    ["--focus", "Nobody"], ["--collapse", "Nobody"], ["--level", "module", "--focus", "LoginPresenter"],
    ["--from", "Register", "--to", "Home", "--level", "module"], ["--include", "Login", "--reaches", "Home"],
    ["--metrics", "-"], ["--metrics", "metrics.txt"], ["--matrix"],
  ])
  func wrongViewIsTwo(_ arguments: [String]) throws {
    let result = try run(["--format", "dot"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
  }

  @Test(arguments: [
    ["--size-by", "lines"], ["--colour-by", "lines"], ["--direction", "TB"], ["--highlight", "Login"], ["--collapse", "target"],
  ])
  func dataHasNoLook(_ arguments: [String]) throws { #expect(try run(["--format", "json"] + arguments).status == 2) }

  @Test func aPageHasNoDirection() throws {
    let result = try run("--format", "html", "--direction", "TB")
    #expect(result.status == 2)
    #expect(result.errors.contains("pages always run from top to bottom"))
  }

  @Test func aMatrixIsDrawnWithoutGraphviz() throws {
    let result = try run("--format", "svg", "--matrix", "--exclude", "Home")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("<svg ") && result.output.contains("Login \u{2192} BankAccount: "))
    #expect(!result.output.contains(">Home<"))
  }

  @Test(arguments: [
    ["--format", "dot"]: "'--matrix' draws svg and html, not dot", ["--format", "pdf"]: "'--matrix' draws svg and html, not pdf",
    ["--format", "svg", "--direction", "TB"]: "'--direction' has no effect on a matrix",
    ["--format", "svg", "--size-by", "lines"]: "'--size-by' has no effect on a matrix",
    ["--format", "svg", "--level", "component"]: "'--matrix' shows modules",
  ])
  func aMatrixSaysWhatItIsNot(_ arguments: [String], _ message: String) throws {
    let result = try run(arguments + ["--matrix"])
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
  }

  @Test(arguments: [["--focus", "Nobody"], ["--collapse", "Nobody"], ["--include", "Login", "--cycles"]])
  func aPageRefusesWhatPicturesRefuse(_ arguments: [String]) throws {
    let result = try run(["--format", "html"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
  }

  @Test func aPageListsItsPathsToo() throws {
    let result = try run("--format", "html", "--from", "HomeWireframe", "--to", "LoginWireframe")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("path 1: HomeWireframe → LoginWireframe (1 reference)\n"))
  }

  @Test func unknownNameSuggestsOthers() throws {
    #expect(
      try run("--format", "dot", "--focus", "Logni").errors
        == "error: 'Logni' of '--focus' matches no module or component; did you mean 'Login'?\n")
  }

  @Test func componentAtModuleLevelSaysSo() throws {
    let errors = try run("--format", "dot", "--level", "module", "--focus", "LoginPresenter").errors
    #expect(errors == "error: 'LoginPresenter' of '--focus' is a component; add '--level component'\n")
  }

  @Test func emptyResultNamesItsOption() throws {
    let errors = try run("--format", "dot", "--include", "Login", "--cycles").errors
    #expect(errors == "error: there are no cycles of strong references, so '--cycles' leaves nothing to draw\n")
  }

  @Test func pathIsListedWithItsLines() throws {
    let result = try run("--format", "dot", "--level", "module", "--from", "Home", "--to", "BankAccount")
    #expect(result.status == 0)
    #expect(result.errors.hasPrefix("path 1: Home → Login → BankAccount (2 references)\n"))
    #expect(result.errors.contains("HomeWireframe.swift:29: Home → Login, construction"))
    #expect(result.output.contains("HomeWireframe.swift:29"))
  }

  @Test func cycleIsDrawnWithTheReferenceToWeaken() throws {
    let result = try run("--format", "json", "--cycles")
    #expect(result.status == 0)
    #expect(result.output.components(separatedBy: "\"cut\":true").count == 2)
    #expect(result.output.contains("RegisterWireframe") && !result.output.contains("\"name\":\"Login\""))
  }

  @Test func operationsApplyToDataToo() throws {
    let result = try run("--format", "json", "--level", "module", "--focus", "Register")
    #expect(result.output.contains("\"name\":\"Home\"") && !result.output.contains("\"name\":\"Login\""))
  }

  @Test func metricsNeedNoPicture() throws {
    let result = try run("--metrics", "-", "--level", "module", "--include", "Login")
    #expect(result.status == 0)
    let lines = result.output.split(whereSeparator: \.isNewline)
    #expect(lines.count == 2 && lines[1].hasPrefix("module,Login,"))
  }

  @Test func metricsAreWrittenBesideAPicture() throws {
    try Program.withFolder { folder in
      #expect(try run("--out", folder + "/a.dot", "--metrics", folder + "/a.json").status == 0)
      let data = try String(contentsOf: URL(fileURLWithPath: folder + "/a.json"), encoding: .utf8)
      #expect(data.contains("\"metrics\":{\"components\":"))
    }
  }
}
