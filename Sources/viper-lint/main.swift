import Foundation
import ViperCommandLine
import ViperPipeline

exit(CommandRunner.run(ViperLint.self, Array(CommandLine.arguments.dropFirst())))
