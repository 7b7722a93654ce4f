/// How well each dialect fits one module.
package struct ModuleDetection: Sendable {
  /// One dialect's score, and which of its signs the module shows.
  package struct Score: Sendable {
    package var dialect: String
    /// 0...1.
    package var value: Double
    package var shown: [String]
    package var missing: [String]
  }

  package var module: String
  package var root: String
  /// The dialect that it is judged by.
  package var dialect: String
  /// The best first, by name among equals.
  package var ranking: [Score]
}
