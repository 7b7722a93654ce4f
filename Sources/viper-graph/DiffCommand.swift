import ArgumentParser
import Foundation
import ViperCommandLine
import ViperGraph
import ViperPipeline

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed in the architecture between two states of the code.",
    discussion: """
      A state is a folder, an index written by 'viper-lint index', or a revision of the current git repository. Modules and \
      references are identified by name, so moving code is no change.

      EXAMPLES:
        viper-graph diff main HEAD                a summary in Markdown
        viper-graph diff main . --out change.svg  against the working tree
        viper-graph diff old.index new.index --out change.json
        viper-graph diff main HEAD --fail-on new-cycle,hardened-reference

      EXIT STATUS:
        0   compared, whatever changed
        1   something changed that '--fail-on' names
        2   wrong usage or configuration, or nothing to compare
        3   something could not be analysed, drawn or written
      """)

  @Argument(help: ArgumentHelp("The state before.", valueName: "OLD"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The state after (default: the working directory).", valueName: "NEW"), completion: .file())
  var new = "."

  @Option(
    help: ArgumentHelp("The file to write; may be repeated (default: Markdown on standard output).", valueName: "FILE"),
    completion: .file())
  var out: [String] = []

  @Option(help: ArgumentHelp("The format, if the file extension does not imply it (one output only).", valueName: "FORMAT"))
  var format: ChangeFormatArgument?

  @Option(
    help: ArgumentHelp(
      "What to compare and draw; changes of reference strength are reported for components at both levels.", valueName: "LEVEL"))
  var level: GraphView.Level = .module

  @Option(help: ArgumentHelp("Exit with 1 if one of these happened: \(Self.kinds).", valueName: "KIND[,KIND]"))
  var failOn: [String] = []

  @Flag(help: "Draw only what changed.")
  var onlyChanges = false

  @Option(help: ArgumentHelp("What a click opens: 'vscode', 'xcode', or a URL with {path} and {line}.", valueName: "TEMPLATE"))
  var link: String?

  @OptionGroup var dialect: DialectOptions
  @OptionGroup var config: ConfigurationOptions

  private static let kinds = GraphChange.Kind.allCases.map(\.rawValue).joined(separator: ", ")
}

extension DiffCommand {
  func validate() throws {
    _ = try failing
    // An empty variable in a script must be an error rather than the working directory, or a check that always passes.
    if old.isEmpty || new.isEmpty {
      throw ValidationError("a state is empty; name a folder, an index or a revision ('.' is the working directory)")
    }
  }

  private var failing: [GraphChange.Kind] {
    get throws {
      try failOn.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { name in
        if let kind = GraphChange.Kind(rawValue: String(name)) { return kind }
        throw ValidationError("'\(name)' is not a kind of change; use one of \(Self.kinds)")
      }
    }
  }

  func run() throws {
    let run = try DiffRun(request())
    let (notes, files, failures) = run.drawings.write()
    for message in notes + run.diagnostics + files { StandardStream.complain(message) }
    for failure in failures.dropLast() { StandardStream.complain("error: \(failure.message)") }
    if let last = failures.last { throw last }
    if !run.isComplete { throw CommandEnd(.incomplete) }
    for failure in run.failures { StandardStream.complain("error: \(failure)") }
    if !run.failures.isEmpty { throw CommandEnd(.findings) }
  }

  private func request() throws -> DiffRequest {
    let markdown = FormatList.changes.format(named: "markdown")
    var request = DiffRequest(from: old, to: new, options)
    request.level = level
    request.outputs = try FormatList.changes.targets(format?.listed, for: out, usual: markdown)
    request.links = try SourceLinks(option: link, basePath: BasePathOptions.resolve(newFolder))
    request.onlyChanges = onlyChanges
    request.failing = try failing
    return request
  }

  /// The folder that the new state's paths are relative to if it is a folder; nil for the working directory.
  private var newFolder: String? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: new, isDirectory: &isFolder) && isFolder.boolValue ? new : nil
  }

  private var options: AnalysisOptions {
    let folder = FileManager.default.currentDirectoryPath
    var options = AnalysisOptions(
      paths: [], basePath: folder, workingDirectory: folder, dialect: dialect.name, toolVersion: ToolVersion.current)
    options.configuration = config.absolute(in: folder)
    options.stalled = StalledFile.endRun
    options.progress = ProgressLine.standard.show
    return options
  }
}
