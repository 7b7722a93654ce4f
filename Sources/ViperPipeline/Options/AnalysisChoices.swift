/// The configuration of a run.
package enum ConfigurationChoice: Sendable, Equatable {
  /// The configuration in the folder of the first path, or the nearest one above it.
  case nearest
  case file(String)
  case none
}

/// The baseline of a run.
package enum BaselineChoice: Sendable, Equatable {
  /// The file named by the configuration, else `.viper-lint-baseline` next to the configuration, else in the working directory.
  /// It may be missing.
  case automatic
  case none
  /// A file named on the command line, relative to the working directory. It must exist.
  case file(String)
}

/// The location of the cache.
package struct CacheChoice: Sendable {
  package var path: String
  /// Whether the user named the path: only then is a failure reported.
  package var isNamed: Bool

  package init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}

/// The findings to report; the code base is always analysed as a whole.
package enum ReportScope: Sendable {
  case everything
  /// Findings related to the changes since a Git revision.
  case changes(since: String)
  /// Findings located in these files, relative to the working directory.
  case files([String])
}

/// What a report has besides findings, where it is asked for.
package enum ReportDetail: Sendable {
  /// How many uses of components were resolved, and what cannot be told.
  case resolution
  /// Notes on what holds in every run over the same code.
  case background
}

/// Unsaved content of a file from an editor, analysed in place of the content on disk.
package struct ReplacedFile: Sendable {
  /// Relative to the working directory.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
