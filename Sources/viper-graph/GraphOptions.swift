import ArgumentParser
import ViperCommandLine
import ViperGraph

/// What is drawn, how, and to where.
struct GraphOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The file to write; '-' is standard output; may be repeated.", valueName: "FILE"),
    completion: .file())
  var out: [String] = []

  @Option(
    help: ArgumentHelp("The output format (default: by file extension: \(FormatList.views.endings)).", valueName: "FORMAT"))
  var format: ViewFormatArgument?

  @Option(
    help: ArgumentHelp(
      "What a click opens: 'vscode', 'xcode', or a URL with {path} and {line}.", valueName: "TEMPLATE"))
  var link: String?

  @Option(help: ArgumentHelp("The title of the picture (default: the name of the project).", valueName: "TEXT"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The level of detail (default: components, or modules if a picture would have too many components).", valueName: "LEVEL"))
  var level: GraphView.Level?

  @Option(
    help: ArgumentHelp(
      "Write metrics as a table (.csv) or as data (.json); '-' prints the table.", valueName: "FILE"))
  var metrics: String?

  @OptionGroup(title: "View") var view: ViewOptions
  @OptionGroup(title: "View") var rule: ConstraintOptions
  @OptionGroup var source: SourceOptions
}
