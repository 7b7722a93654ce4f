import ArgumentParser
import Foundation
import GeneratedApp

struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Writes a VIPER code base of any size.")

  @Argument(help: "A folder that is new or empty.")
  var folder: String

  @Option(help: "The number of modules, five files each.")
  var modules = 100

  @Option(help: "The same seed gives the same code.")
  var seed: UInt64 = 1

  func run() throws {
    let app = GeneratedApp(modules: modules, seed: seed)
    try app.write(to: URL(fileURLWithPath: folder))
    print("\(modules) modules, \(app.files.count) files, \(app.mistakes.count) mistakes")
  }
}
