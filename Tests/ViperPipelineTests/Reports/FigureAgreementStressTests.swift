import Foundation
import Testing
import ViperGraph
import ViperModel
import ViperPipeline
import ViperTestSupport

/// A reader who compares two outputs of one run meets the same figures: of reports and of pictures, of the samples and of larger apps.
@Suite struct FigureAgreementStressTests {
  @Test(arguments: SampleTests.samples) func everyOutputOfASampleHasTheSameFigures(_ sample: String) throws {
    try check(AnalysisOptions(testing: [sample], in: ScratchFolder.samples))
  }

  /// Twelve modules in which most break a rule in the same way, so that lines stand for findings.
  @Test(arguments: ["rambler", "infinum", "view-factory"]) func everyOutputOfAGeneratedAppHasTheSameFigures(_ dialect: String)
    throws
  {
    let folder = try ScratchFolder()
    let modules = try GeneratedModules(dialect) { name, code in
      ("import UIKit\n" + code).replacing("weak var", with: name < "D" ? "var" : "weak var")
    }
    for file in modules.code.files { try folder.write(file.code, to: file.name) }
    try check(AnalysisOptions(testing: ["."], in: folder.path))
  }

  private func check(_ analysis: AnalysisOptions) throws {
    let figures = try reportedFigures(analysis)
    let expected = try #require(figures["json"])
    for (name, found) in figures { #expect(found == expected, "\(name)") }
    for (name, totals) in try drawnFigures(analysis) {
      #expect(totals.allSatisfy { expected.contains($0) }, "\(name): \(totals) of \(expected)")
    }
  }

  // MARK: reports

  private static let nouns = ["module", "component", "error", "warning", "info"]

  /// Modules, components, errors, warnings and infos in words, as each report states them.
  private func reportedFigures(_ analysis: AnalysisOptions) throws -> [String: [String]] {
    let names = ["text", "json", "html", "markdown", "github", "azure", "csv"]
    let run = try LintRun(LintOptions(analysis: analysis, outputs: names.compactMap { OutputRequest("\($0)=\($0)") }))
    var texts: [String: String] = [:]
    for report in run.reports {
      if case .file(let path) = report.destination { texts[URL(fileURLWithPath: path).lastPathComponent] = report.text }
    }
    var figures: [String: [String]] = [:]
    for (name, text) in texts {
      switch name {
      case "json": figures[name] = try json(text)
      case "html":
        let counts = text.matches(of: /<b>(\d+)<\/b> (module|component|error|warning|info)/).map { "\($0.1) \($0.2)" }
        figures[name] = Self.nouns.compactMap { noun in counts.first { $0.hasSuffix(" \(noun)") } }
      case "csv": continue
      default:
        let counted = /(\d+) modules?, (\d+) components?: (\d+) errors?, (\d+) warnings?, (\d+) infos?/
        let match = try #require(text.firstMatch(of: counted), "\(name)")
        figures[name] = zip([match.1, match.2, match.3, match.4, match.5], Self.nouns).map { "\($0) \($1)" }
      }
    }
    // A table has no summary, but a row for each finding.
    let rows = try #require(texts["csv"]).split(separator: "\r\n").filter { $0.hasPrefix("new,") }
    let found = ["error", "warning", "info"].map { severity in "\(rows.count { $0.hasPrefix("new,\(severity),") }) \(severity)" }
    #expect(figures["json"]?.suffix(3) == found[...], "csv")
    return figures
  }

  private func json(_ text: String) throws -> [String] {
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let summary = try #require(document["summary"] as? [String: Any])
    return Self.nouns.map { "\(summary["\($0)s"] as? Int ?? -1) \($0)" }
  }

  // MARK: pictures

  /// The wholes of which each picture says how much of them it shows.
  private func drawnFigures(_ analysis: AnalysisOptions) throws -> [String: [String]] {
    var found: [String: [String]] = [:]
    let figure = /(?:\d+ of )?(\d+) (module|component|error|warning|info)s?(?: ·|,|<)/
    for level in GraphView.Level.allCases {
      var request = GraphRequest(analysis)
      request.view.level = level
      let formats: [any ViewFormat] = [DOTFormat(), PageFormat()]
      request.outputs = formats.map { DrawingTarget(format: $0, file: $0.name) }
      let texts = try GraphRun(request).drawings.map { String(decoding: try $0.result.get().bytes, as: UTF8.self) }
      found["picture of \(level)s"] = texts[0].matches(of: figure).map { "\($0.1) \($0.2)" }
      let totals = try #require(texts[1].firstMatch(of: /"totals":\{([^}]*)\}/)).1
      found["page of \(level)s"] = totals.matches(of: /"(\w+)":"?(\d+)/).map { "\($0.2) \($0.1)" }
    }
    #expect(found.values.allSatisfy { !$0.isEmpty })
    return found
  }
}
