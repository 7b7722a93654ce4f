import Foundation
import ViperCommandLine
import ViperGraphviz
import ViperPipeline

let arguments = Array(CommandLine.arguments.dropFirst())

// The layout runs in a process of its own: this program again, called by a word that no user needs.
if arguments.first == LayoutChild.command {
  Interruption.restore()
  ParentWatch.start()
  exit(LayoutChild.run(Array(arguments.dropFirst())))
}
exit(CommandRunner.run(SubcommandRoot.root(for: arguments), arguments))
