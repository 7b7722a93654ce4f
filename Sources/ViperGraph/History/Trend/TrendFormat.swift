import ViperText

/// A format that writes a trend.
package protocol TrendFormat: GraphFormat {
  func output(of trend: Trend) throws -> FormattedGraph
}

/// The formats of trends, in the order of the help text.
package enum TrendFormats {
  package static let all: [any TrendFormat] = [TrendText(), TrendPicture(), TrendCSV(), TrendJSON()]
}

/// A trend as a table for the terminal.
struct TrendText: TrendFormat {
  private static let longestSubject = 50

  var name: String { "text" }
  var endings: [String] { ["txt"] }

  func output(of trend: Trend) -> FormattedGraph {
    let head = ["day", "commit", "errors", "warnings", "infos", "modules", "cycles", "coupling"]
    let rows = trend.points.map(cells)
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    let lines = ([head] + rows).map { row in
      row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + space : space + cell
      }.joined(separator: "  ")
    }
    let subjects = ["subject"] + trend.points.map { Self.cut($0.subject) }
    return FormattedGraph(zip(lines, subjects).map { "\($0)  \($1)".printableLine + "\n" }.joined())
  }

  private func cells(of point: TrendPoint) -> [String] {
    let (figures, found) = (point.figures, point.figures.findings)
    let numbers = [found.errors, found.warnings, found.infos, figures.modules, figures.cycles]
    return [point.day, point.shortCommit] + numbers.map(String.init) + [hundredths(figures.coupling)]
  }

  private static func cut(_ text: String) -> String {
    text.count > longestSubject ? text.prefix(longestSubject - 1) + "…" : text
  }
}

/// A trend as CSV, a row for each commit.
struct TrendCSV: TrendFormat {
  var name: String { "csv" }

  func output(of trend: Trend) -> FormattedGraph {
    let head = [
      "commit", "day", "findings", "errors", "warnings", "infos", "modules", "references", "coupling", "cycles",
      "modules-in-cycles", "subject",
    ]
    let rows = trend.points.map { point in
      let (figures, found) = (point.figures, point.figures.findings)
      let numbers = [found.total, found.errors, found.warnings, found.infos, figures.modules, figures.references].map(String.init)
      return [point.commit, point.day] + numbers + [
        hundredths(figures.coupling), String(figures.cycles), String(figures.modulesInCycles), point.subject,
      ]
    }
    return FormattedGraph(CSVTable.text([head] + rows))
  }
}

/// A trend as JSON, in version 1 of the schema.
struct TrendJSON: TrendFormat {
  var name: String { "json" }

  func output(of trend: Trend) -> FormattedGraph {
    FormattedGraph(
      """
      {"schemaVersion":1,
       "project":\(JSONText.string(trend.title)),
       "commits":\(trend.commits),
       "points":\(JSONText.array(trend.points.map(point)))}

      """)
  }

  private func point(_ point: TrendPoint) -> String {
    let (figures, found) = (point.figures, point.figures.findings)
    return JSONText.object([
      "commit": JSONText.string(point.commit),
      "day": JSONText.string(point.day),
      "subject": JSONText.string(point.subject),
      "findings": String(found.total),
      "errors": String(found.errors),
      "warnings": String(found.warnings),
      "infos": String(found.infos),
      "modules": String(figures.modules),
      "references": String(figures.references),
      "coupling": hundredths(figures.coupling),
      "cycles": String(figures.cycles),
      "modulesInCycles": String(figures.modulesInCycles),
    ])
  }
}
