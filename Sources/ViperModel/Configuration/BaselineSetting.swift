/// Where the accepted findings of a code base stand, and how entries that match nothing any more are taken.
package struct BaselineSetting: Sendable, Equatable {
  /// Absolute, or relative to the working directory.
  package var path: String
  /// The severity of `stale-baseline-entry`; nil: off.
  package var staleSeverity: Severity? = .warning

  package init(path: String, staleSeverity: Severity? = .warning) {
    self.path = path
    self.staleSeverity = staleSeverity
  }
}
