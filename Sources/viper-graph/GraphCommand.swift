import ArgumentParser
import ViperGraph

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "viper-graph",
    abstract: "Draw the architecture of a VIPER code base.",
    discussion: """
      Shows modules, their components and who holds whom: solid lines are strong, dashed ones weak, dotted ones unowned. \
      Findings are red.

      EXAMPLES
        viper-graph --out modules.svg                      what is in this folder
        viper-graph --out login.pdf App/Modules/Login      one module
        viper-graph --out app.png --level module App       modules only
        viper-graph --format json App | jq .references     as data

      A picture needs Graphviz ('apt install graphviz' or 'brew install graphviz'); .dot and .json do not.
      """,
    version: Version.current)

  @Option(help: ArgumentHelp("The file to write; '-' is standard output.", valueName: "file"))
  var out: String?

  @Option(help: ArgumentHelp("What to write; by default what the file's name ends in.", valueName: "format"))
  var format: OutputFormat?

  @Option(help: ArgumentHelp("module or component; by default component for data and for small code bases.", valueName: "level"))
  var level: GraphView.Level?

  @Option(help: ArgumentHelp("Judge everything by this dialect: a name, or a file.", valueName: "name|file"))
  var dialect: String?

  @Option(help: ArgumentHelp("Print paths relative to this folder (default: the working directory).", valueName: "folder"))
  var basePath: String?

  @Argument(help: ArgumentHelp("Folders and Swift files.", valueName: "path"))
  var paths: [String] = ["."]
}

extension GraphView.Level: ExpressibleByArgument {}
