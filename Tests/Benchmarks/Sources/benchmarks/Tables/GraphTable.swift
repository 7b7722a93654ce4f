import Measuring

/// What a picture costs on top of linting.
struct GraphTable {
  let tools: Tools
  let apps: GeneratedApps
  let sizes: [Int]
  let runs: Int

  func text() throws -> String {
    var table = MarkdownTable("modules", "viper-graph to SVG, s", "viper-lint cold, s", "difference, s", "SVG, KB", "peak MB")
    for size in sizes {
      let path = try apps.path(modules: size)
      let pairs = try PairedRuns.measure(
        size < 1000 ? runs : 1,
        { try tools.run([tools.graph, "--format", "svg", "--level", "module", "--", path], accepting: [0]) },
        against: { try tools.lint(path, useCache: false) })
      let difference = zip(pairs.a, pairs.b).map { $0.seconds - $1.seconds }.median
      table.add(
        "\(size)", Figures.seconds(pairs.a.seconds), Figures.seconds(pairs.b.seconds), Figures.seconds(difference),
        Figures.kilobytes(Double(pairs.a[0].output.utf8.count)), Figures.megabytes(pairs.a.peakMemory))
    }
    return table.text
  }
}
