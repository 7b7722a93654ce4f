import ArgumentParser
import ViperCommandLine
import ViperGraph
import ViperGraphviz
import ViperPipeline

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viper-graph",
    abstract: "Draws the architecture of VIPER iOS code.",
    usage: """
      viper-graph [PATH ...] --out FILE [OPTIONS]
      viper-graph diff OLD [NEW] [OPTIONS]
      viper-graph hotspots [PATH ...] [OPTIONS]
      viper-graph trend [OPTIONS]
      """,
    discussion: """
      Shows the modules, their components and how these refer to each other: solid lines are strong references, dashed ones \
      weak, dotted ones unowned. Errors are red, warnings orange. A picture needs Graphviz ('apt install graphviz' or \
      'brew install graphviz'); the other formats do not.

      EXAMPLES:
        viper-graph --out modules.svg                  draw the working directory
        viper-graph --out modules.svg --out modules.mmd  two formats, the code read once
        viper-graph --out app.svg --link 'https://host/owner/app/blob/main/{path}#L{line}' App
        viper-graph --out login.pdf App/Modules/Login  one module
        viper-graph --out app.png --level module App   modules only
        viper-graph --out app.html App                 an interactive page for the browser
        viper-graph --out login.svg --focus Login App  Login and its direct neighbours
        viper-graph --out p.svg --from A --to B App    the paths from A to B
        viper-graph --out c.svg --cycles App           strong cycles and where to break them
        viper-graph --constraint NAME --out rule.svg   what a rule of your own allows, and what breaks it
        viper-graph --matrix --out matrix.svg App      every module and reference, as a matrix
        viper-graph --metrics - --level module App     size and coupling as a table
        viper-graph --format json App | jq .references
        viper-graph diff main HEAD                     what changed; 'viper-graph diff --help' shows its options
        viper-graph hotspots App                       which modules to fix first, and why
        viper-graph trend --out trend.svg              findings and coupling over the history

      EXIT STATUS:
        0   the picture was written, whatever it shows
        1   'diff' only: something changed that '--fail-on' names
        2   wrong usage or configuration, or nothing to draw
        3   something could not be analysed or drawn, or the output could not be written
        70  internal error
        130, 143, 141  stopped by Ctrl-C, by kill, by a closed pipe
      """,
    version: ToolVersion.current,
    subcommands: SubcommandRoot.all)

  @Argument(help: ArgumentHelp("Files and folders to draw (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("The file to write; '-' is standard output; may be repeated.", valueName: "FILE"),
    completion: .file())
  var out: [String] = []

  @Option(help: "The output format (default: by file extension: \(FormatList.views.endings)).")
  var format: ViewFormatArgument?

  @Option(
    help: ArgumentHelp(
      "What a click opens: 'vscode', 'xcode', or a URL with {path} and {line}.", valueName: "TEMPLATE"))
  var link: String?

  @Option(help: "The title of the picture (default: the name of the project).")
  var title: String?

  @Option(help: "The level of detail (default: components, or modules if a picture would have too many components).")
  var level: GraphView.Level?

  @Option(
    help: ArgumentHelp(
      "Write metrics as a table (.csv) or as data (.json); '-' prints the table.", valueName: "FILE"))
  var metrics: String?

  @OptionGroup(title: "View") var view: ViewOptions
  @OptionGroup(title: "View") var rule: ConstraintOptions
  @OptionGroup var source: SourceOptions
}

extension GraphCommand {
  func run() throws {
    try MistypedCommand.check(paths, of: Self.self)
    let run = try GraphRun(request())
    try run.drawings.deliver(run.diagnostics, isComplete: run.isComplete)
  }

  private func request() throws -> GraphRequest {
    try rule.check(against: view, level, hasMetrics: metrics != nil)
    let isTable = metrics != nil && out.isEmpty && format == nil
    let outputs = isTable ? [] : try view.drawn(FormatList.views.targets(format?.listed, for: out), level)
    try view.check(against: outputs.map(\.format.content))
    let table = try metrics.map(DrawingTarget.init(metricsTo:))
    if let table, table.file == nil, outputs.contains(where: { $0.file == nil }) {
      throw ValidationError("only one output can go to standard output; write the others to files")
    }
    var request = GraphRequest(try source.analysis(of: paths))
    request.view = view.request(level)
    request.view.constraint = rule.constraint
    request.outputs = outputs
    request.metrics = table
    request.title = title
    request.links = try SourceLinks(option: link, basePath: source.place.resolved)
    return request
  }
}
