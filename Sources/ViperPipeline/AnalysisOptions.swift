/// What a run looks at and how.
package struct AnalysisOptions: Sendable {
  /// Files and folders, as the user named them.
  package var paths: [String]
  /// Printed paths are relative to this absolute folder.
  package var basePath: String
  /// A built-in dialect's name or a file; nil: detected per root.
  package var dialect: String?
  package var toolVersion: String
  /// Called now and then, from any thread, with the number of files read so far and in all.
  package var progress: (@Sendable (Int, Int) -> Void)?

  package init(
    paths: [String], basePath: String, dialect: String? = nil, toolVersion: String,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    self.paths = paths
    self.basePath = basePath
    self.dialect = dialect
    self.toolVersion = toolVersion
    self.progress = progress
  }
}
