import Foundation
import ViperGraphviz

let arguments = Array(CommandLine.arguments.dropFirst())

// The layout runs in a process of its own: this program again, called by a word that no user needs.
exit(
  arguments.first == LayoutChild.command
    ? LayoutChild.run(Array(arguments.dropFirst())) : CommandRunner.run(arguments))
