/// The scores of one module for each dialect.
package struct ModuleDetection: Sendable {
  /// A dialect's score, and which of its signs the module shows.
  package struct Score: Sendable {
    package var dialect: String
    /// 0...1.
    package var value: Double
    /// The descriptions of the dialect's signs, and whether the module shows them.
    var signs: [String]
    var isShown: [Bool]

    package var shown: [String] { zip(signs, isShown).compactMap { $1 ? $0 : nil } }
    package var missing: [String] { zip(signs, isShown).compactMap { $1 ? nil : $0 } }
  }

  package var module: String
  package var root: String
  /// The dialect that judges the module.
  package var dialect: String
  /// The best first, by name among equals.
  package var ranking: [Score]
}
