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
      weak, dotted ones unowned. Errors are red, warnings orange. A picture needs Graphviz ('apt install libgvc6' or \
      'brew install graphviz'); the other formats do not.

      EXAMPLES:
        viper-graph --out modules.svg                  the working directory
        viper-graph --out app.svg --out app.mmd App    two formats at once
        viper-graph --out login.pdf App/Modules/Login  one module
        viper-graph --out app.png --level module App   modules only
        viper-graph --out app.html App                 a page to explore in a browser
        viper-graph --out app.svg --link vscode App    a click opens the editor
        viper-graph --out login.svg --focus Login App  Login and its neighbours
        viper-graph --out p.svg --from A --to B App    the paths from A to B
        viper-graph --out c.svg --cycles App           strong cycles, where to cut
        viper-graph --out r.svg --constraint NAME App  a rule of your own
        viper-graph --out m.svg --matrix App           every module and reference
        viper-graph --metrics - --level module App     size and coupling as a table
        viper-graph --format json App | jq .modules    data for other programs
        viper-graph diff main HEAD                     what changed
        viper-graph hotspots App                       which modules to fix first
        viper-graph trend --out trend.svg              findings over the history

      EXIT STATUS:
        0   the picture was written, whatever it shows
        1   'diff' only: something changed that '--fail-on' names
        2   wrong usage or configuration, or nothing to draw
        3   something could not be analysed, drawn or written
        70  internal error
        130, 143, 141  stopped by Ctrl-C, by kill, by a closed pipe
      """,
    version: ToolVersion.current,
    subcommands: SubcommandRoot.all)

  @Argument(help: ArgumentHelp("Files and folders to draw (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @OptionGroup var options: GraphOptions
}

extension GraphCommand {
  func run() throws {
    try MistypedCommand.check(paths, of: Self.self)
    let run = try GraphRun(request())
    try run.drawings.deliver(run.diagnostics, isComplete: run.isComplete)
  }

  private func request() throws -> GraphRequest {
    try options.rule.check(against: options.view, options.level, hasMetrics: options.metrics != nil)
    let isTable = options.metrics != nil && options.out.isEmpty && options.format == nil
    let outputs =
      isTable ? [] : try options.view.drawn(FormatList.views.targets(options.format?.listed, for: options.out), options.level)
    try options.view.check(against: outputs.map(\.format.content))
    let table = try options.metrics.map(DrawingTarget.init(metricsTo:))
    if let table, table.file == nil, outputs.contains(where: { $0.file == nil }) {
      throw ValidationError("only one output can go to standard output; write the others to files")
    }
    var request = GraphRequest(try options.source.analysis(of: paths))
    request.view = options.view.request(options.level)
    request.view.constraint = options.rule.constraint
    request.outputs = outputs
    request.metrics = table
    request.title = options.title
    request.links = try SourceLinks(option: options.link, basePath: options.source.place.resolved)
    return request
  }
}
