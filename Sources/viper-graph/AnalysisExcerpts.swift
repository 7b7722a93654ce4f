import ViperFacts
import ViperGraph
import ViperPipeline
import ViperReporting
import ViperRules

extension Analysis {
  /// The lines of new findings, for a page that shows them.
  func excerpts(_ options: AnalysisOptions) -> [PageDetails.Place: String] {
    let lines = SourceExcerpts(of: report.findings, options)
    return Dictionary(
      report.findings.compactMap { finding in
        lines.line(finding.range.line, of: finding.range.file).map {
          (PageDetails.Place(file: finding.range.file, line: finding.range.line), String(decoding: $0, as: UTF8.self))
        }
      }, uniquingKeysWith: { first, _ in first })
  }
}
