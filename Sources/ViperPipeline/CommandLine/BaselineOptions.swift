package import ArgumentParser
internal import ViperModel

/// Which baseline a run goes by, on the command line.
package struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file of accepted findings (default: the configuration's, else \(BaselineSetting.fileName) beside it or here).", valueName: "FILE"), completion: .file())
  package var baseline: String?

  @Flag(help: "Report accepted findings too.")
  package var noBaseline = false

  @Option(help: ArgumentHelp("The day on which policies end or not.", valueName: "YYYY-MM-DD", visibility: .hidden))
  package var today: String?

  package init() {}

  package func validate() throws {
    if noBaseline, baseline != nil { throw ValidationError("'--baseline' and '--no-baseline' cannot go together; leave one out") }
    if let today, !CalendarDay.isDay(today) { throw ValidationError("'--today' takes a day such as 2027-01-31") }
  }

  /// Sets what the options say.
  package func apply(to options: inout AnalysisOptions) {
    options.baseline = noBaseline ? .none : baseline.map(BaselineChoice.file) ?? .automatic
    if let today { options.today = today }
  }
}
