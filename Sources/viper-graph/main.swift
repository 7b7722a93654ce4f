import Foundation
import ViperCommandLine

let arguments = Array(CommandLine.arguments.dropFirst())

exit(CommandRunner.run(SubcommandRoot.root(for: arguments), arguments))
