package import ArgumentParser

/// Which baseline a run goes by, on the command line.
package struct BaselineOptions: ParsableArguments {
  @OptionGroup package var file: BaselineFileOptions

  @Flag(help: "Report accepted findings too.")
  package var noBaseline = false

  package init() {}

  package func validate() throws {
    if noBaseline, file.baseline != nil {
      throw ValidationError("'--baseline' and '--no-baseline' cannot go together; leave one out")
    }
  }

  /// Sets what the options say.
  package func apply(to options: inout AnalysisOptions) {
    file.apply(to: &options)
    if noBaseline { options.baseline = .none }
  }
}
