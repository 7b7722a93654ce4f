import Measuring

/// How time and memory grow with the number of modules: both should stay the same per file.
struct GrowthTable {
  let tools: Tools
  let apps: GeneratedApps
  let sizes: [Int]
  let runs: Int

  func text() throws -> String {
    var table = MarkdownTable(
      "modules", "files", "viper-lint cold, s", "ms per file", "peak MB", "KB per file", "times the parse floor")
    for size in sizes {
      let path = try apps.path(modules: size)
      let files = 5 * size
      let pairs = try PairedRuns.measure(
        size < 1000 ? runs : 1, { try tools.lint(path, useCache: false) }, against: { try tools.floor("parse-floor", path) })
      table.add(
        "\(size)", "\(files)", Figures.seconds(pairs.a.seconds), Figures.milliseconds((pairs.a.seconds ?? 0) / Double(files)),
        Figures.megabytes(pairs.a.peakMemory), Figures.kilobytes(Double(pairs.a.peakMemory) / Double(files)),
        Figures.ratio(pairs.ratio))
    }
    return table.text
  }
}
