/// The dialects that a root's modules are judged by.
package struct RootDialect: Sendable {
  /// A dialect, why, and how many modules it judges.
  package struct Share: Sendable {
    package var dialect: String
    package var verdict: DialectVerdict
    package var modules: Int
  }

  /// The root's folder as printed.
  package var root: String
  /// What judges whatever belongs to no module.
  package var dialect: Dialect
  /// Most modules first.
  package var shares: [Share]
  package var detections: [ModuleDetection]
  /// There are presenters, but no interactors, wireframes or assemblies: not VIPER.
  package var isOtherArchitecture: Bool
  /// Presenters and view controllers, for how much of the root is VIPER.
  package var presenterCount: Int
  package var viewControllerCount: Int

  package var moduleCount: Int { shares.reduce(0) { $0 + $1.modules } }
}

/// Why modules are judged by a dialect.
package enum DialectVerdict: Hashable, Sendable {
  /// The user said so.
  case pinned
  /// The share of the dialect's signs that the modules show, 0...1, the mean over them.
  case detected(score: Double)
  /// No dialect reaches the threshold; the nearest one, if any module shows any sign at all.
  case fallback(nearest: String?, score: Double)
}
