import ArgumentParser
import ViperGraph
import ViperPipeline

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viper-graph",
    abstract: "Draws the architecture of VIPER iOS code.",
    usage: "viper-graph [PATH ...] --out FILE [OPTIONS]",
    discussion: """
      Shows the modules, their components and who keeps whom: solid lines are strong, dashed ones weak, dotted ones \
      unowned. Errors are red, warnings orange. A picture needs Graphviz ('apt install graphviz' or \
      'brew install graphviz'); a page, DOT and JSON do not.

      EXAMPLES:
        viper-graph --out modules.svg                  what is in the working directory
        viper-graph --out login.pdf App/Modules/Login  one module
        viper-graph --out app.png --level module App   modules only
        viper-graph --out app.html App                 one page to search, open and filter in a browser
        viper-graph --format json App | jq .references

      EXIT STATUS:
        0   the picture was written, whatever it shows
        2   wrong usage or configuration, or nothing to draw
        3   something could not be analysed or drawn, or the output could not be written
        70  internal error
        130, 143, 141  stopped by Ctrl-C, by kill, by a closed pipe
      """,
    version: ToolVersion.current)

  @Argument(help: ArgumentHelp("Files and folders to draw (default: here).", valueName: "PATH"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("The file to write; '-' is standard output.", valueName: "FILE"))
  var out: String?

  @Option(help: "What to write; left out, the ending of the file's name says it.")
  var format: OutputFormat?

  @Option(help: "How closely to look; left out, modules where there are too many components for a picture.")
  var level: GraphView.Level?

  @Option(help: "What becomes one node; 'auto' takes folders where there are too many modules for a picture.")
  var collapse: GraphView.Collapse = .auto

  @Option(help: ArgumentHelp("A built-in dialect or a YAML file; detected when left out.", valueName: "NAME|FILE"))
  var dialect: String?

  @Option(help: ArgumentHelp("The folder that printed paths are relative to (default: here).", valueName: "DIR"))
  var basePath: String?

  @OptionGroup var index: IndexOptions
  @OptionGroup var cache: CacheOptions
}

extension GraphView.Level: ExpressibleByArgument {}
extension GraphView.Collapse: ExpressibleByArgument {}
