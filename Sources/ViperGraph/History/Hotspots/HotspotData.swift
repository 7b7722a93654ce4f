import ViperText

/// Hotspots as CSV, a row for each module.
struct HotspotCSV: HotspotFormat {
  var name: String { "csv" }

  func output(of drawing: HotspotDrawing) -> FormattedGraph {
    let head = ["rank", "module", "path", "dialect", "heat", "findings", "errors", "warnings", "infos", "commits", "dependants"]
    let rows = drawing.written.enumerated().map { index, hotspot in
      let found = hotspot.findings
      let numbers = [
        hotspot.heat, found.total, found.errors, found.warnings, found.infos, hotspot.commits, hotspot.dependants,
      ]
      return [String(index + 1), hotspot.module, hotspot.path, hotspot.dialect] + numbers.map(String.init)
    }
    return FormattedGraph(CSVTable.text([head] + rows))
  }
}

/// Hotspots as JSON, in version 1 of the schema.
struct HotspotJSON: HotspotFormat {
  var name: String { "json" }

  func output(of drawing: HotspotDrawing) -> FormattedGraph {
    let list = drawing.list
    let hotspots = drawing.written.enumerated().map { index, hotspot in self.hotspot(hotspot, rank: index + 1) }
    return FormattedGraph(
      """
      {"schemaVersion":1,
       "project":\(JSONText.string(list.title)),
       "period":\(JSONText.string(list.period)),
       "commits":\(list.commits),
       "modules":\(list.modules),
       "findingsOutsideModules":\(list.outside.total),
       "hotspots":\(JSONText.array(hotspots))}

      """)
  }

  private func hotspot(_ hotspot: Hotspot, rank: Int) -> String {
    let rules = hotspot.rulesByCount.map { rule, count in
      JSONText.object(["rule": JSONText.string(rule), "findings": String(count)])
    }
    return JSONText.object([
      "rank": String(rank),
      "module": JSONText.string(hotspot.module),
      "path": JSONText.string(hotspot.path),
      "dialect": JSONText.string(hotspot.dialect),
      "heat": String(hotspot.heat),
      "findings": String(hotspot.findings.total),
      "errors": String(hotspot.findings.errors),
      "warnings": String(hotspot.findings.warnings),
      "infos": String(hotspot.findings.infos),
      "commits": String(hotspot.commits),
      "dependants": String(hotspot.dependants),
      "reason": JSONText.string(hotspot.reason),
      "rules": "[" + rules.joined(separator: ",") + "]",
    ])
  }
}
