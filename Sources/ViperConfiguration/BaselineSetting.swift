/// Where the accepted findings of a code base stand, and how entries that match nothing any more are taken.
package struct BaselineSetting: Sendable, Equatable {
  /// The file beside the configuration, where nobody names another one.
  package static let fileName = ".viper-lint-baseline"

  /// Absolute, or relative to the working directory.
  package var path: String
  /// The severity of `stale-baseline-entry`; nil: as the rules say.
  package var stale: RuleEntry.Level?

  package init(path: String, stale: RuleEntry.Level? = nil) {
    self.path = path
    self.stale = stale
  }
}
