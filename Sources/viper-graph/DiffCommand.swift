import ArgumentParser
import Foundation
import ViperCommandLine
import ViperFacts
import ViperGraph
import ViperGraphviz
import ViperConfiguration
import ViperPipeline
import ViperReporting
import ViperRules

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed in the architecture between two states of the code.",
    discussion: """
      A state is a folder, a file that 'viper-lint index' has written, or a revision of the git repository here. Modules and \
      references are known by their names: what moved is the same.

      EXAMPLES:
        viper-graph diff main HEAD                        a summary in Markdown
        viper-graph diff main . --out change.svg          against the working tree
        viper-graph diff old.index new.index --out change.json
        viper-graph diff main HEAD --fail-on new-cycle,hardened-reference

      EXIT STATUS:
        0   compared, whatever changed
        1   something changed that '--fail-on' names
        2   wrong usage or configuration, or nothing to compare
        3   something could not be analysed or drawn, or the output could not be written
      """)

  @Argument(help: ArgumentHelp("The state before.", valueName: "OLD"), completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The state after (default: the working directory).", valueName: "NEW"), completion: .file())
  var new = "."

  @Option(
    help: ArgumentHelp("The file to write; may be repeated; left out, Markdown on standard output.", valueName: "FILE"),
    completion: .file())
  var out: [String] = []

  @Option(help: "What to write, where the file's ending does not say it (one output only).")
  var format: DiffFormat?

  @Option(
    help: "What to compare and draw; references that are held more or less strongly are told of components at either level.")
  var level: GraphView.Level = .module

  @Option(help: ArgumentHelp("End with 1 where one of these happened: \(Self.kinds).", valueName: "KIND[,KIND]"))
  var failOn: [String] = []

  @Flag(help: "Draw what changed alone.")
  var onlyChanges = false

  @Option(help: ArgumentHelp("Where a click leads: 'vscode', 'xcode', or a URL with {path} and {line}.", valueName: "TEMPLATE"))
  var link: String?

  @OptionGroup var dialect: DialectOptions
  @OptionGroup var config: ConfigurationOptions

  private static let kinds = GraphChange.Kind.allCases.map(\.rawValue).joined(separator: ", ")
}

extension DiffCommand {
  func validate() throws {
    _ = try failing
    // An empty variable in a script must not turn into the working directory, or into a gate that lets everything through.
    if old.isEmpty || new.isEmpty {
      throw ValidationError("a state is empty; name a folder, an index or a revision, '.' is here")
    }
  }

  private var failing: [GraphChange.Kind] {
    get throws {
      try failOn.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { name in
        if let kind = GraphChange.Kind(rawValue: String(name)) { return kind }
        throw ValidationError("'\(name)' is nothing that can fail a comparison; use one of \(Self.kinds)")
      }
    }
  }

  func run() throws {
    let outputs = try Output.chosen(format, for: out, usual: .markdown)
    let links = try SourceLinks(option: link, basePath: BasePathOptions.resolve(newFolder))
    let protected = ProtectedFiles(options, Configuration(), inputs: [old, new])
    for file in out where file != "-" { try protected.check(file, writtenBy: "--out") }
    let (before, after) = try (ComparedCode(old, options).analysis(), ComparedCode(new, options).analysis())
    let change = GraphComparison.change(from: GraphState(before), to: GraphState(after), level: level)
    let drawing = ChangeDrawing(change: change, title: "\(old) → \(new)", onlyChanges: onlyChanges, links: links)
    let failures = try outputs.compactMap { try write(drawing, to: $0) }
    for diagnostic in Set((before.report.diagnostics + after.report.diagnostics).map(\.text)).sorted() {
      StandardStream.complain(diagnostic)
    }
    for failure in failures.dropLast() { StandardStream.complain("error: \(failure.message)") }
    if let last = failures.last { throw last }
    if !before.report.isComplete || !after.report.isComplete { throw CommandEnd(.incomplete) }
    try fail(change)
  }

  /// Where the paths of the new state begin: in the folder that it is; elsewhere here, nil.
  private var newFolder: String? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: new, isDirectory: &isFolder) && isFolder.boolValue ? new : nil
  }

  /// Says what fails the comparison: whoever reads a log must not have to count.
  private func fail(_ change: GraphChange) throws {
    let failing = try failing.filter { change.count(of: $0) > 0 }
    guard !failing.isEmpty else { return }
    for kind in failing { StandardStream.complain("error: \(kind.rawValue): \(change.count(of: kind))") }
    throw CommandEnd(.findings)
  }

  private func write(_ drawing: ChangeDrawing, to output: Output<DiffFormat>) throws -> OutputError? {
    do {
      let result = try drawing.bytes(as: output.format)
      for message in result.messages { StandardStream.complain(message) }
      try output.write(result.bytes)
      return nil
    } catch {
      return error as? OutputError ?? OutputError("\(error)")
    }
  }

  private var options: AnalysisOptions {
    let folder = FileManager.default.currentDirectoryPath
    var options = AnalysisOptions(
      paths: [], basePath: folder, workingDirectory: folder, dialect: dialect.name, toolVersion: ToolVersion.current)
    options.configuration = config.absolute(in: folder)
    options.stalled = StalledFile.endRun
    return options
  }
}
