internal import Foundation
package import ViperFacts

/// The input and settings of an analysis.
package struct AnalysisOptions: Sendable {
  /// Files and folders, as the user named them.
  package var paths: [String]
  /// Whether only the paths are read, without the code base around them.
  package var isIsolated = false
  /// The absolute folder that printed paths are relative to.
  package var basePath: String
  /// The absolute folder that relative paths start at.
  package var workingDirectory: String
  /// The name of a built-in dialect or a file; nil to detect the dialect of each root.
  package var dialect: String?
  package var configuration = ConfigurationChoice.nearest
  package var toolVersion: String
  /// Whether modules with a pinned dialect are scored too, to explain the choice.
  package var scoresPinnedDialects = false
  /// What the report has besides findings.
  package var details: Set<ReportDetail>
  /// Whether the evidence for the verdicts is kept, for `explain`.
  package var isExplained = false
  /// The minimum number of modules; fewer are an error of the run.
  package var requiredModules: Int
  /// Index files to link instead of reading the paths.
  package var indexes: [String] = []
  /// Nil to use no cache.
  package var cache: CacheChoice?
  package var baseline: BaselineChoice = .automatic
  /// Whether the baseline is about to be written: it may then be missing or out of order.
  package var writesBaseline = false
  /// The part of the findings that is reported.
  package var scope: ReportScope = .everything
  /// The ids of the rules whose findings are reported; empty for all.
  package var onlyRules: [String] = []
  /// Whether the run may learn a dialect by itself where no built-in one fits.
  package var mayLearn = true
  /// A file with unsaved content.
  package var replacement: ReplacedFile?
  /// Files as they would be after edits, by absolute path; nothing that follows from them is stored.
  package var edited: [String: [UInt8]] = [:]
  /// The facts that earlier runs of the process have read; nil for the only run.
  package var known: KnownFacts?
  /// Whether findings get the edits that resolve them.
  package var makesEdits = false
  /// The date for policies with an end, such as `2027-01-31`.
  package var today: String = CalendarDay.today
  /// The number of threads that read files and evaluate bodies; the result does not depend on it.
  package var threads: Int
  /// The time limit for parsing a file; the run ends if one exceeds it.
  package var fileTimeLimit = FactReader.timeLimit
  /// Called from any thread with what the run is busy with.
  package var progress: (@Sendable (RunStep) -> Void)?
  /// The callback for a file that exceeds the time limit, called from another thread: parsing cannot be cancelled, but the
  /// process can end.
  package var stalled: @Sendable (SourceFile, Duration) -> Void = { _, _ in }

  package init(
    paths: [String], basePath: String, workingDirectory: String? = nil, dialect: String? = nil, toolVersion: String,
    details: Set<ReportDetail> = [],
    requiredModules: Int = 0,
    progress: (@Sendable (RunStep) -> Void)? = nil
  ) {
    self.paths = paths
    self.basePath = basePath
    self.workingDirectory = workingDirectory ?? basePath
    self.dialect = dialect
    self.toolVersion = toolVersion
    self.details = details
    self.requiredModules = requiredModules
    threads = ProcessInfo.processInfo.activeProcessorCount
    self.progress = progress
  }
}
