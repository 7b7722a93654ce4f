import Foundation
import Testing
import ViperPlatform
import ViperTestSupport

/// `--constraint` as a user runs it.
struct ConstraintOptionTests {
  private static let configuration = """
    constraints:
    - name: models-know-nothing
      reason: They are shared.
      layers: [{path: "**/Modules/**"}, {path: "**/Models/**"}]
    """

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.copyItem(atPath: "\(ScratchFolder.samples)/infinum/Broken", toPath: "\(folder.path)/App")
    try folder.write(Self.configuration, to: "App/.viper-lint.yml")
  }

  private func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let all = ["--format", "dot"].filter { _ in !arguments.contains("--format") } + arguments + ["\(folder.path)/App"]
    let result = try ChildProcess(program: Program.viperGraph, arguments: all).run(input: [], limit: .seconds(120))
    guard case .exited(let status) = result.end else { return (-1, "", "\(result.end)") }
    return (status, String(decoding: result.output, as: UTF8.self), String(decoding: result.errors, as: UTF8.self))
  }

  @Test func drawsLayersInEachFormat() throws {
    let dot = try run("--constraint", "models-know-nothing")
    #expect(dot.status == 0 && dot.errors.isEmpty)
    #expect(
      dot.output.contains("<B>layer 1</B>") && dot.output.contains("{path: **/Models/**}") && dot.output.contains("rankdir=TB"))
    let mermaid = try run("--constraint", "models-know-nothing", "--format", "mermaid").output
    #expect(mermaid.contains("flowchart TB") && mermaid.contains("subgraph c0[\"layer 1, ") && mermaid.contains("c0 ~~~ c1"))
    let json = try run("--constraint", "models-know-nothing", "--format", "json").output
    #expect(json.contains("\"groups\":[\n  {\"name\":\"layer 1\",\"selects\":\"{path: **/Modules/**}\"}"))
    #expect(json.contains("\"group\":\"layer 2\"") && json.contains("\"findings\":[{\"rule\":\"models-know-nothing\""))
    for format in ["html", "csv"] {
      #expect(try run("--constraint", "models-know-nothing", "--format", format).status == 0, "\(format)")
    }
  }

  @Test func operationsNarrowIt() throws {
    let dot = try run("--constraint", "models-know-nothing", "--only-findings").output
    #expect(dot.contains("UserAccount") && !dot.contains("RegisterPresenter"))
  }

  @Test func anUnknownNameHasTheNearest() throws {
    let result = try run("--constraint", "models-know-noting")
    #expect(result.status == 2)
    #expect(result.errors.hasSuffix("'; did you mean 'models-know-nothing'?\n"))
  }

  @Test func withoutConstraintsItSaysHowToAddOne() throws {
    let result = try run("--constraint", "own", "--no-config")
    #expect(result.status == 2)
    #expect(
      result.errors.contains(
        "there are no constraints to draw; add one to '.viper-lint.yml', such as 'constraints: [{name: own, "))
  }

  @Test(arguments: [
    ["--matrix"], ["--cycles"], ["--references", "all"], ["--metrics", "m.csv"], ["--collapse", "folder"],
  ])
  func whatHasNoEffectIsRefused(_ arguments: [String]) throws {
    let more = arguments + ["--constraint", "models-know-nothing", "--format", "svg", "\(folder.path)/App"]
    let result = try ChildProcess(program: Program.viperGraph, arguments: more).run(input: [], limit: .seconds(120))
    #expect(result.end == .exited(2))
    #expect(String(decoding: result.errors, as: UTF8.self).contains("'--constraint' draws"))
  }
}
