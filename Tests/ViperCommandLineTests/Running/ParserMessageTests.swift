import ArgumentParser
import Testing

@testable import ViperCommandLine

struct ParserMessageTests {
  private struct Tool: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "tool", subcommands: [Draw.self])
  }

  private struct Draw: ParsableCommand {
    enum Form: String, ExpressibleByArgument, CaseIterable { case svg, pdf, png, html, dot, json }
    enum Level: String, ExpressibleByArgument, CaseIterable { case module, component }

    static let configuration = CommandConfiguration(commandName: "draw")

    @Option var form: Form?
    @Option var level: Level?
    @Option(help: ArgumentHelp(valueName: "N")) var depth: Int?
    @Flag var strict = false
    @Argument(help: ArgumentHelp(valueName: "OLD")) var old: String

    func validate() throws {
      if strict, depth != nil { throw ValidationError("'--strict' and '--depth' cannot be combined; drop one") }
    }
  }

  @Test(arguments: [
    (["--strct", "a"], "unknown option '--strct'; did you mean '--strict'?"),
    (["--foo", "a"], "unknown option '--foo'; see 'tool draw --help'"),
    (["-x", "a"], "unknown option '-x'; see 'tool draw --help'"),
    (["--depth"], "missing value for '--depth <N>'; see 'tool draw --help'"),
    ([], "missing expected argument '<OLD>'; see 'tool draw --help'"),
    (["a", "b"], "unexpected argument 'b'; see 'tool draw --help'"),
    (["a", "--depth", "x"], "the value 'x' is invalid for '--depth <N>'; see 'tool draw --help'"),
    (["a", "--level", "modul"], "the value 'modul' is invalid for '--level <level>'; did you mean 'module'?"),
    (["a", "--level", "all"], "the value 'all' is invalid for '--level <level>'; use one of module, component"),
    (["a", "--form", "jsn"], "the value 'jsn' is invalid for '--form <form>'; did you mean 'json'?"),
    (["a", "--form", "gif89"], "the value 'gif89' is invalid for '--form <form>'; use one of svg, pdf, png, html, dot, json"),
    (["a", "--strict", "--depth", "1"], "'--strict' and '--depth' cannot be combined; drop one"),
    (["a", "--strict=no"], "the option '--strict' does not take any value, but 'no' was specified; see 'tool draw --help'"),
  ])
  func saysWhatIsWrongAndWhatToDo(_ arguments: [String], _ message: String) {
    let error = #expect(throws: (any Error).self) { try Tool.parseAsRoot(["draw"] + arguments) }
    #expect(error.map { ParserMessage(Tool.message(for: $0), full: Tool.fullMessage(for: $0)).text } == "error: \(message)")
  }
}
