import ArgumentParser
import Foundation
import Measuring

struct RunBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Measures everything and prints it as Markdown.")

  @OptionGroup var tools: Tools

  @Argument(help: "A code base to lint; left out, a generated one of 600 modules.")
  var path: String?

  @Option(help: "How many pairs of runs; from 1,000 modules on it is one.")
  var runs = 7

  @Option(parsing: .upToNextOption, help: "The sizes of generated code bases to lint, in modules.")
  var sizes = [10, 100, 1000, 10_000]

  @Option(parsing: .upToNextOption, help: "The sizes of generated code bases to draw, in modules.")
  var graphSizes = [250, 1000, 10_000]

  @Option(help: "Where code bases are generated and kept for the next time.")
  var work = FileManager.default.temporaryDirectory.appendingPathComponent("viper-lint-benchmarks").path

  func run() throws {
    let folder = URL(fileURLWithPath: work)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let apps = GeneratedApps(folder: folder)
    let version = try tools.run([tools.lint, "--version"], accepting: [0]).output
    print("# viper-lint \(version.trimmingCharacters(in: .newlines))\n")
    let copy = try editableCopy(in: folder, apps)
    defer { try? FileManager.default.removeItem(at: copy) }
    show(
      "Linting \(path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "600 generated modules")",
      try CodebaseTable(tools: tools, path: copy.path, runs: runs).text())
    show("Growth", try GrowthTable(tools: tools, apps: apps, sizes: sizes, runs: runs).text())
    show("Pictures", try GraphTable(tools: tools, apps: apps, sizes: graphSizes, runs: runs).text())
  }

  /// The runs after an edit change a file, which must not be the user's.
  private func editableCopy(in folder: URL, _ apps: GeneratedApps) throws -> URL {
    let copy = folder.appendingPathComponent("Edited")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: URL(fileURLWithPath: path ?? apps.path(modules: 600)), to: copy)
    return copy
  }

  /// At once, since the whole takes minutes.
  private func show(_ title: String, _ text: String) {
    print("## \(title)\n\n\(text)")
    fflush(nil)
  }
}
