import ViperModel
import ViperRules
import ViperText

/// The last line of a text report: the code analysed, the findings, the duration.
struct SummaryText {
  let text: String

  /// - Parameter duration: nil for stored documents, so that two runs over the same code give the same bytes.
  init(_ report: LintReport, _ duration: Duration? = nil) {
    let around =
      report.filesAround == 0 ? "" : ", read with \(report.filesAround) around \(report.fileCount == 1 ? "it" : "them")"
    let seen = [
      counted(report.fileCount, "file") + around, counted(report.moduleCount, "module"),
      counted(report.componentCount, "component"),
    ]
    let found = [
      counted(report.count(of: .error), "error"), counted(report.count(of: .warning), "warning"),
      counted(report.count(of: .info), "info"),
    ]
    let time =
      duration.map { " in \(hundredths(Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18)) s" } ?? ""
    text =
      "\(seen.joined(separator: ", ")): \(found.joined(separator: ", "))\(Self.accepted(in: report))\(time)"
      + (report.isComplete ? "" : "; incomplete: something could not be analysed, see above")
  }

  /// The counts of suppressed and baselined findings, which are not printed one by one.
  private static func accepted(in report: LintReport) -> String {
    let counts = [Finding.Disposition.suppressed, .baselined].compactMap { disposition in
      let count = report.findings.count { $0.disposition == disposition }
      return count == 0 ? nil : "\(count) \(disposition.rawValue)"
    }
    return counts.isEmpty ? "" : " (\(counts.joined(separator: ", ")))"
  }
}
