import ViperLinking
import ViperText

/// The values under a rule's `options`.
package struct RuleOptions: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case names([String])
    case choices([String: String])
  }

  package private(set) var values: [String: Value] = [:]

  package init(_ values: [String: Value] = [:]) { self.values = values }

  package var isEmpty: Bool { values.isEmpty }

  package subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Whether one of an option's patterns matches a name.
  package func names(_ option: String, fit name: String) -> Bool {
    guard case .names(let patterns)? = values[option] else { return false }
    return patterns.contains { Wildcard($0).matches(name) }
  }

  /// The word of an option for a name.
  package func choice(_ option: String, for name: String) -> String? {
    guard case .choices(let words)? = values[option] else { return nil }
    return words[name]
  }

  /// The names of an option that have a word, sorted.
  package func choices(_ option: String, of word: String) -> [String] {
    guard case .choices(let words)? = values[option] else { return [] }
    return words.filter { $0.value == word }.keys.sorted()
  }

  /// The options, overridden by another's values.
  package func overridden(by other: RuleOptions) -> RuleOptions {
    RuleOptions(values.merging(other.values) { $1 })
  }
}
