import ArgumentParser
import Foundation
import ViperCommandLine
import ViperConfiguration
import ViperPipeline

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report where code breaks its VIPER dialect.",
    discussion: """
      Findings and diagnostics go to standard output, or to the files that '--output' names; mistakes in the usage go to standard error.
      """)

  @Argument(help: ArgumentHelp("Files and folders to lint (default: here).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "A report to write, 'sarif=lint.sarif'; without a path, or with '-', to standard output; may be repeated.",
      valueName: "FORMAT=PATH"),
    completion: Completion.output, transform: OutputRequest.named)
  var outputs: [OutputRequest] = []

  @Option(help: "The report on standard output; left out, what suits the build server, else 'text'.")
  var reporter: ReporterName?

  @Flag(help: "Say how many uses of components could be resolved, and why others could not.")
  var stats = false

  @Option(help: ArgumentHelp("Fail with 3 where fewer modules are found.", valueName: "N"))
  var requireModules = 0

  @Option(
    help: ArgumentHelp(
      "The least severity of a finding that fails the run (default: the configuration's, else error).",
      valueName: FailingSeverity.list))
  var fail: FailingSeverity?

  @Flag(help: "Warnings fail the run too, as '--fail warning' says.")
  var strict = false

  @Option(help: "Colours in the text report; 'auto' heeds NO_COLOR.")
  var color: ColourChoice = .auto

  @Flag(
    name: .shortAndLong,
    help: "No lines about dialects and no summary in the text report, and no text report in addition to those in files.")
  var quiet = false

  @Option(help: ArgumentHelp("How many threads read files (default: one for each core).", valueName: "N"))
  var threads: Int?

  @Option(help: ArgumentHelp("The run ends with 3 where one file takes longer.", valueName: "SECONDS", visibility: .hidden))
  var fileTimeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Write this file where nothing fails the run: the output of a build step.", valueName: "FILE", visibility: .hidden))
  var stamp: String?

  @OptionGroup var source: SourceOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var scope: ScopeOptions

  func run() throws {
    let run = try lint()
    CommandRunner.retainUntilExit(run)
    let status = try run.deliver()
    if status != .clean { throw CommandEnd(status) }
    if let stamp { try BuildStamp.write(to: stamp) }
  }

  func validate() throws {
    if let threads, !(1...256).contains(threads) { throw ValidationError("'--threads' takes 1 to 256") }
    if let fileTimeLimit, !(0...86_400).contains(fileTimeLimit) { throw ValidationError("'--file-time-limit' takes 0 to 86400") }
    if strict, let fail, fail != .warning { throw ValidationError("'--strict' is '--fail warning'; name one") }
  }

  private func lint() throws -> LintRun {
    try MistypedCommand.check(paths, of: ViperLint.self)
    if let stamp { try BuildStamp.check(stamp) }
    let progress = ProgressLine()
    defer { progress.erase() }
    var analysis = try source.analysis(of: paths)
    (analysis.countsResolution, analysis.requiredModules) = (stats, requireModules)
    analysis.progress = { progress.show($0, of: $1) }
    if let threads { analysis.threads = threads }
    if let fileTimeLimit { analysis.fileTimeLimit = .seconds(fileTimeLimit) }
    baseline.apply(to: &analysis)
    try scope.apply(to: &analysis)
    let variables = ProcessInfo.processInfo.environment
    let environment = RunEnvironment(variables, outputIsFile: StandardStream.output.isFile)
    var options = LintOptions(
      analysis: analysis, outputs: outputs + (reporter.map { [OutputRequest($0)] } ?? []),
      colour: color.usesColour(isTerminal: StandardStream.output.isTerminal, environment: variables), isBrief: quiet,
      failing: strict ? .warning : fail)
    options.automaticReporter = environment.reporter
    options.stepSummary = environment.stepSummary
    return try LintRun(options)
  }
}

extension ReporterName: ExpressibleByArgument {}
extension OutputRequest {
  fileprivate static func named(_ text: String) throws -> OutputRequest {
    if let request = OutputRequest(text) { return request }
    throw ValidationError(ReporterName.unknown(String(text.prefix { $0 != "=" })))
  }
}
extension ColourChoice: ExpressibleByArgument {}
