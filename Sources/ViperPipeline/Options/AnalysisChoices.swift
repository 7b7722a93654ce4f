/// Which configuration a run reads.
package enum ConfigurationChoice: Sendable, Equatable {
  /// The one in the folder of the first path, or the nearest one above it.
  case nearest
  case file(String)
  case none
}

/// Which baseline a run applies.
package enum BaselineChoice: Sendable, Equatable {
  /// The one that the configuration names, else `.viper-lint-baseline` next to it, else in the working directory; it may be missing.
  case automatic
  case none
  /// Named on the command line, relative to the working directory; it must exist.
  case file(String)
}

/// Where results are cached for the next run.
package struct CacheChoice: Sendable {
  package var path: String
  /// Whether the user named the place, and so is told when it cannot be used.
  package var isNamed: Bool

  package init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
  }
}

/// Which findings are reported of a code base that is always analysed as a whole.
package enum ReportScope: Sendable {
  case everything
  /// Those related to the changes since a Git revision.
  case changes(since: String)
  /// Those located in these files; relative to the working directory.
  case files([String])
}

/// A file's content in an editor, analysed in place of the content on disk.
package struct ReplacedFile: Sendable {
  /// Relative to the working directory.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
