import ViperConfiguration
package import ArgumentParser
internal import ViperModel

/// Where the baseline is, for the commands that are about it too.
package struct BaselineFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file of accepted findings (default: the configuration's, else \(BaselineSetting.fileName) beside it or here).",
      valueName: "FILE"), completion: .file())
  package var baseline: String?

  @Option(help: ArgumentHelp("The day on which policies end or not.", valueName: "YYYY-MM-DD", visibility: .hidden))
  package var today: String?

  package init() {}

  package func validate() throws {
    if let today, !CalendarDay.isDay(today) { throw ValidationError("'--today' takes a day such as 2027-01-31") }
  }

  /// Sets what the options say.
  package func apply(to options: inout AnalysisOptions) {
    options.baseline = baseline.map(BaselineChoice.file) ?? .automatic
    if let today { options.today = today }
  }
}
