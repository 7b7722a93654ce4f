import Foundation

/// The counts in viper-lint's JSON report.
struct LintSummary: Decodable {
  private struct Report: Decodable {
    var summary: LintSummary
  }

  var files: Int
  var modules: Int

  init?(_ json: String) {
    guard let report = try? JSONDecoder().decode(Report.self, from: Data(json.utf8)) else { return nil }
    self = report.summary
  }
}
