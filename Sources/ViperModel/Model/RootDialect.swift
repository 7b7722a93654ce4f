/// The dialect that a root is judged by.
package struct RootDialect: Sendable {
  /// The root's folder as printed.
  package var root: String
  package var dialect: Dialect
  /// 0...1; nil where the user chose, or where nothing reached the threshold.
  package var score: Double?
  package var moduleCount: Int
  /// There are presenters, but no interactors, wireframes or assemblies: not VIPER.
  package var isOtherArchitecture: Bool
}
