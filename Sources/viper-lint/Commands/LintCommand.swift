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
      Findings and diagnostics go to standard output, or to the files that '--output' names; usage errors go to standard error.
      """)

  @Argument(help: ArgumentHelp("Files and folders to lint (default: working directory).", valueName: "PATH"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp(
      "A report to write, such as 'sarif=lint.sarif'; without a path, or with '-', it goes to standard output; may be repeated.",
      valueName: "FORMAT=PATH"),
    completion: Completion.output, transform: OutputRequest.named)
  var outputs: [OutputRequest] = []

  @Option(
    help: ArgumentHelp("The report on standard output (default: the build server's format, else 'text').", valueName: "FORMAT"))
  var reporter: ReporterName?

  @Flag(
    help: "Print how many uses of components were resolved, why others were not, and notes that are the same in every run.")
  var stats = false

  @Option(help: ArgumentHelp("Exit with 3 if fewer modules are found.", valueName: "N"))
  var requireModules = 0

  @Option(
    help: ArgumentHelp(
      "The lowest severity that fails the run (default: as configured, else error).",
      valueName: "SEVERITY"))
  var fail: FailingSeverity?

  @Flag(help: "Fail on warnings too, like '--fail warning'.")
  var strict = false

  @Flag(help: "Fail on code that no rule judged: parts by name that are wired as none, modules in no dialect, files left out.")
  var failOnUnjudged = false

  @Option(help: ArgumentHelp("Colours in the text report; 'auto' honours NO_COLOR.", valueName: "WHEN"))
  var color: ColourChoice = .auto

  @Flag(
    name: .shortAndLong,
    help: "Leave dialects and the summary out of the text report, and print no text report if reports go to files.")
  var quiet = false

  @Option(help: ArgumentHelp("How many threads read files (default: one per core).", valueName: "N"))
  var threads: Int?

  @Option(help: ArgumentHelp("Exit with 3 if one file takes longer.", valueName: "SECONDS", visibility: .hidden))
  var fileTimeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Write this file if nothing fails the run, as the output of a build step.", valueName: "FILE", visibility: .hidden))
  var stamp: String?

  @OptionGroup var fixing: FixOptions
  @OptionGroup var listing: ListingOptions
  @OptionGroup var source: SourceOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var scope: ScopeOptions

  func run() throws {
    let status = try fixing.choices.map(fix) ?? report()
    if status != .clean { throw CommandEnd(status) }
    if let stamp { try BuildStamp.write(to: stamp) }
  }

  private func report() throws -> RunStatus {
    let run = try lint(LintRun.init)
    CommandRunner.retainUntilExit(run)
    return try run.deliver()
  }

  private func fix(_ choices: FixChoices) throws -> RunStatus {
    let run = try lint { try FixRun($0, choices) }
    CommandRunner.retainUntilExit(run)
    return try run.deliver()
  }

  func validate() throws {
    try fixing.check(source, scope, hasOutputs: !outputs.isEmpty || reporter != nil)
    if let threads, !(1...256).contains(threads) { throw ValidationError("'--threads' takes 1 to 256") }
    if let fileTimeLimit, !(0...86_400).contains(fileTimeLimit) { throw ValidationError("'--file-time-limit' takes 0 to 86400") }
    if strict, let fail, fail != .warning { throw ValidationError("'--strict' means '--fail warning'; use one of them") }
  }

  private func lint<Run>(_ run: (LintOptions) throws -> Run) throws -> Run {
    try MistypedCommand.check(paths, of: ViperLint.self)
    if let stamp { try BuildStamp.check(stamp) }
    var analysis = try source.analysis(of: paths)
    analysis.requiredModules = requireModules
    if stats { analysis.details = quiet ? [.resolution] : [.resolution, .background] }
    if quiet { analysis.progress = nil }
    if let threads { analysis.threads = threads }
    if let fileTimeLimit { analysis.fileTimeLimit = .seconds(fileTimeLimit) }
    analysis.onlyRules = listing.rules
    baseline.apply(to: &analysis)
    try scope.apply(to: &analysis)
    let variables = ProcessInfo.processInfo.environment
    let environment = RunEnvironment(variables, outputIsFile: StandardStream.output.isFile)
    var options = LintOptions(
      analysis: analysis, outputs: outputs + (reporter.map { [OutputRequest($0)] } ?? []),
      colour: color.usesColour(isTerminal: StandardStream.output.isTerminal, environment: variables), isBrief: quiet,
      failing: strict ? .warning : fail)
    options.listing = listing.listing(failsOnInfos: fail == .info, columns: StandardStream.output.columns)
    options.failsOnUnjudged = failOnUnjudged
    options.day = environment.day
    options.automaticReporter = environment.reporter
    options.stepSummary = environment.stepSummary
    return try run(options)
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
