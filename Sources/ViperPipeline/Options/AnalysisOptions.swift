internal import Foundation
package import ViperFacts

/// What a run looks at and how.
package struct AnalysisOptions: Sendable {
  /// Files and folders, as the user named them.
  package var paths: [String]
  /// Printed paths are relative to this absolute folder.
  package var basePath: String
  /// Relative paths start at this absolute folder.
  package var workingDirectory: String
  /// A built-in dialect's name or a file; nil: detected per root.
  package var dialect: String?
  package var configuration = ConfigurationChoice.nearest
  package var toolVersion: String
  /// Whether the report says how much could be resolved.
  package var countsResolution: Bool
  /// Fewer modules than this are an error of the run.
  package var requiredModules: Int
  /// Files of facts to link instead of reading the paths.
  package var indexes: [String] = []
  /// Nil: every file is read anew.
  package var cache: CacheChoice?
  package var baseline: BaselineChoice = .automatic
  /// Whether the baseline is about to be written: it may be missing then, or out of order.
  package var writesBaseline = false
  /// What is reported of all that is analysed.
  package var scope: ReportScope = .everything
  /// A file whose content is not that on disk.
  package var replacement: ReplacedFile?
  /// Decides which policies have ended: `2027-01-31`.
  package var today: String = CalendarDay.today
  /// How many threads read files and evaluate bodies; what comes out does not depend on it.
  package var threads: Int
  /// The run ends where a file takes longer.
  package var fileTimeLimit = FactReader.timeLimit
  /// Called now and then, from any thread, with the number of files read so far and in all.
  package var progress: (@Sendable (Int, Int) -> Void)?
  /// Called with a file that takes longer than the limit, from another thread: parsing cannot be cancelled, but the process can end.
  package var stalled: @Sendable (SourceFile, Duration) -> Void = { _, _ in }

  package init(
    paths: [String], basePath: String, workingDirectory: String? = nil, dialect: String? = nil, toolVersion: String,
    countsResolution: Bool = false,
    requiredModules: Int = 0,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.paths = paths
    self.basePath = basePath
    self.workingDirectory = workingDirectory ?? basePath
    self.dialect = dialect
    self.toolVersion = toolVersion
    self.countsResolution = countsResolution
    self.requiredModules = requiredModules
    threads = ProcessInfo.processInfo.activeProcessorCount
    self.progress = progress
  }
}
