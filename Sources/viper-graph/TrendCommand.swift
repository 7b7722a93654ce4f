import ArgumentParser
import Foundation
import ViperCommandLine
import ViperGraph
import ViperPipeline

struct TrendCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trend",
    abstract: "Show how findings, modules, coupling and cycles change over the history.",
    discussion: """
      Analyses the commits of the main line (first parents) that changed a Swift file below the working directory: at most \
      \(TrendSampling.most), spread evenly, the first and the last among them. All of them are read with today's configuration and \
      no baseline, so that the figures compare.

      EXAMPLES:
        viper-graph trend                      a table of the whole history
        viper-graph trend --since v2.0 --out trend.svg
        viper-graph trend --since 2026-01-31 --every 5 --out trend.csv

      EXIT STATUS:
        0   the trend was written, whatever it shows
        2   wrong usage or configuration, or no Git history
        3   something could not be analysed or written, or the clone is too shallow
      """)

  @Option(
    help: ArgumentHelp("Begin with this revision or day, such as 2026-01-31 (default: the first commit).", valueName: "REV|DAY"))
  var since: String?

  @Option(help: ArgumentHelp("Analyse every n-th commit only.", valueName: "N"))
  var every = 1

  @Option(
    help: ArgumentHelp("The file to write; '-' is standard output; may be repeated (default: text).", valueName: "FILE"),
    completion: .file())
  var out: [String] = []

  @Option(help: ArgumentHelp("The format, if the file extension does not imply it (one output only).", valueName: "FORMAT"))
  var format: TrendFormatArgument?

  @OptionGroup var dialect: DialectOptions
  @OptionGroup var config: ConfigurationOptions
  @OptionGroup var cache: CacheOptions
}

extension TrendCommand {
  func validate() throws {
    if every < 1 { throw ValidationError("'--every' is \(every); it must be at least 1") }
    if since?.isEmpty == true { throw ValidationError("'--since' is empty; name a revision or a day such as 2026-01-31") }
  }

  func run() throws {
    let run = try TrendRun(request())
    try run.drawings.deliver(run.diagnostics, isComplete: run.isComplete)
  }

  private func request() throws -> TrendRequest {
    let folder = FileManager.default.currentDirectoryPath
    var options = AnalysisOptions(
      paths: ["."], basePath: folder, workingDirectory: folder, dialect: dialect.name, toolVersion: ToolVersion.current)
    options.configuration = config.choice
    options.cache = cache.choice(basePath: folder)
    options.stalled = StalledFile.endRun
    options.progress = ProgressLine.standard.show
    var request = TrendRequest(options)
    request.outputs = try FormatList.trends.targets(format?.listed, for: out, usual: FormatList.trends.format(named: "text"))
    request.step = every
    request.start = since.map { HistoryStart($0) }
    return request
  }
}
