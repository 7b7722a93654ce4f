package import ArgumentParser
internal import ViperConfiguration
package import ViperPipeline

/// The location of the baseline, also for the `baseline` subcommands.
package struct BaselineFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file of accepted findings (default: as configured, else \(BaselineSetting.fileName)).",
      valueName: "FILE"), completion: .file())
  package var baseline: String?

  @Option(help: ArgumentHelp("Apply policies as of this day.", valueName: "YYYY-MM-DD", visibility: .hidden))
  package var today: String?

  package init() {}

  package func validate() throws {
    if let today, !CalendarDay.isDay(today) { throw ValidationError("'--today' takes a date such as 2027-01-31") }
  }

  /// Applies the options to a run.
  package func apply(to options: inout AnalysisOptions) {
    options.baseline = baseline.map(BaselineChoice.file) ?? .automatic
    if let today { options.today = today }
  }
}

/// The options that choose the baseline of a run.
package struct BaselineOptions: ParsableArguments {
  @OptionGroup package var file: BaselineFileOptions

  @Flag(help: "Report accepted findings too.")
  package var noBaseline = false

  package init() {}

  package func validate() throws {
    if noBaseline, file.baseline != nil {
      throw ValidationError("'--baseline' and '--no-baseline' cannot be combined; drop one")
    }
  }

  /// Applies the options to a run.
  package func apply(to options: inout AnalysisOptions) {
    file.apply(to: &options)
    if noBaseline { options.baseline = .none }
  }
}
