#if os(Linux)
  import Foundation
  import Testing

  /// What is said of the objects of apps in a folder is what a run of them shows.
  ///
  /// `.scripts/run-heap-apps FOLDER` compares the apps of a folder's folders, and prints the totals.
  @Suite struct AppHeapStressTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let folder = environment["VIPER_HEAP_APPS"]
    /// Details are printed of apps whose names begin with a letter up to this one.
    private static let last = environment["VIPER_HEAP_DETAILS"] ?? "Z"

    @Test(.enabled(if: folder != nil)) func reportsSayWhatRunsShow() throws {
      for (isDetailed, apps) in Dictionary(
        grouping: try ForeignApp.all(in: try #require(Self.folder)), by: { $0.name.prefix(1) <= Self.last }
      ).sorted(by: { $0.key && !$1.key }) {
        var (totals, leaks, lines): (HeapTotals, [LeakTable.Row], [String]) = (HeapTotals(), [], [])
        for app in apps {
          guard let run = try? app.run(), run.phases["ended"] != nil else {
            lines.append("\(app.name): does not run")
            continue
          }
          let said = try app.said()
          guard let report = said.report else {
            totals.add(contradiction: "\(app.name): starts nothing")
            continue
          }
          totals.add(HeapComparison(report, run, module: PlayedApp.title, values: said.values), of: app.name)
          let table = LeakTable(report, run).rows
          leaks += table
          lines += table.filter { $0.verdict != .released }.map { "\(app.name): \($0.text)" }
        }
        let counts = LeakTable.Verdict.allCases.map { verdict in "\(leaks.count { $0.verdict == verdict }) \(verdict.rawValue)" }
        print("\(apps.count) apps", totals.text, counts.joined(separator: ", "), separator: "\n")
        if isDetailed { print((totals.contradictions + lines).joined(separator: "\n")) }
      }
    }
  }
#endif
