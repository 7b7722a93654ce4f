/// The baseline's file, and the severity of entries that match nothing any more.
package struct BaselineSetting: Sendable, Equatable {
  /// The default file, in the configuration's folder.
  package static let fileName = ".viper-lint-baseline"

  /// Absolute, or relative to the working directory.
  package var path: String
  /// The severity of `stale-baseline-entry`; nil for the one under `rules`.
  package var stale: SeveritySetting?

  package init(path: String, stale: SeveritySetting? = nil) {
    self.path = path
    self.stale = stale
  }
}
