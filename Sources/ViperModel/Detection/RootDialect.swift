package import ViperFacts

/// The dialects that judge a root's modules.
package struct RootDialect: Sendable {
  /// A dialect, the reason for it, and the number of modules that it judges.
  package struct Share: Sendable {
    package var dialect: String
    package var verdict: DialectVerdict
    package var modules: Int
  }

  package struct Unplaced: Sendable, Equatable {
    package static let roles: [Role] = [.view, .presenter, .interactor, .wireframe]

    package var role: Role
    package var name: String
    package var range: SourceRange
  }

  /// The root's folder as printed.
  package var root: String
  /// The dialect of components without a module.
  package var dialect: Dialect
  /// Most modules first.
  package var shares: [Share]
  package var detections: [ModuleDetection]
  /// The types of a role's name and kind for which nothing else speaks: no rule judges them.
  package var unplaced: [Unplaced] = []
  /// The root's own architecture first, then folders that differ from it, by path.
  package var architectures: [ArchitectureGroup]

  /// Whether the user chose the dialect of every module.
  package var isPinned: Bool { !shares.isEmpty && shares.allSatisfy { $0.verdict == .pinned } }

  /// Whether the root as a whole is wired as something else than VIPER.
  package var isOfAnotherArchitecture: Bool {
    !isPinned && architectures.first.map { ![.viper, .unknown].contains($0.architecture) } ?? false
  }

  package var moduleCount: Int { shares.reduce(0) { $0 + $1.modules } }

  /// The number of modules that VIPER's rules judge.
  package var judgedCount: Int { shares.reduce(0) { $0 + ($1.verdict == .wired ? 0 : $1.modules) } }
}

/// The reason why a dialect judges some modules.
package enum DialectVerdict: Hashable, Sendable {
  /// The user chose it.
  case pinned
  /// The modules show its signs; the score is the mean of theirs, 0...1.
  case detected(score: Double)
  /// The modules are wired as another architecture than VIPER.
  case wired
  /// No dialect reaches the threshold. The nearest one is named if any module shows any sign.
  case fallback(nearest: String?, score: Double)
}
