import ArgumentParser
import ViperCommandLine
import ViperGraph
import ViperPipeline

struct HotspotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hotspots",
    abstract: "Show which modules to fix first, and why.",
    discussion: """
      Ranks the modules with findings by findings × commits × modules that depend on them. The commits are those of the Git \
      repository that changed a file of the module.

      EXAMPLES:
        viper-graph hotspots                   a list, for the last year
        viper-graph hotspots --since v2.0 App  the commits since a tag
        viper-graph hotspots --out hotspots.svg --out hotspots.csv

      EXIT STATUS:
        0   the list was written, whatever it shows
        2   wrong usage or configuration, or no Git history
        3   something could not be analysed or written, or the clone is too shallow
      """)

  @Argument(help: ArgumentHelp("Files and folders to rank (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Count the commits since this revision or day, such as 2026-01-31 (default: the year before the last commit).",
      valueName: "REV|DAY"))
  var since: String?

  @Option(
    help: ArgumentHelp(
      "The number of modules to show (default: \(HotspotDrawing.usualTop) in texts and pictures, all as data).", valueName: "N"))
  var top: Int?

  @Option(
    help: ArgumentHelp("The file to write; '-' is standard output; may be repeated (default: text).", valueName: "FILE"),
    completion: .file())
  var out: [String] = []

  @Option(help: ArgumentHelp("The format, if the file extension does not imply it (one output only).", valueName: "FORMAT"))
  var format: HotspotFormatArgument?

  @Option(help: ArgumentHelp("What a click opens: 'vscode', 'xcode', or a URL with {path} and {line}.", valueName: "TEMPLATE"))
  var link: String?

  @OptionGroup var source: SourceOptions
}

extension HotspotsCommand {
  func validate() throws {
    if let top, top < 1 { throw ValidationError("'--top' is \(top); it must be at least 1") }
    if since?.isEmpty == true { throw ValidationError("'--since' is empty; name a revision or a day such as 2026-01-31") }
  }

  func run() throws {
    let run = try HotspotRun(request())
    try run.drawings.deliver(run.diagnostics, isComplete: run.isComplete)
  }

  private func request() throws -> HotspotRequest {
    var request = HotspotRequest(try source.analysis(of: paths))
    request.outputs = try FormatList.hotspots.targets(
      format?.listed, for: out, usual: FormatList.hotspots.format(named: "text"))
    request.top = top
    request.links = try SourceLinks(option: link, basePath: source.place.resolved)
    if let since { request.start = HistoryStart(since) }
    return request
  }
}
