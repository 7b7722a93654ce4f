package import ViperText

/// The types of a code base that any of several selectors selects, or the references that begin or end at them.
package struct Selection: Sendable, Hashable {
  package var selectors: [Selector]

  package init(_ selectors: [Selector]) { self.selectors = selectors }

  /// Whether a condition is about references, so that the selection is for an end of one.
  package var isAboutReferences: Bool { selectors.contains(where: \.isAboutReferences) }
}

/// A choice of types: all conditions hold, and no exception does.
package struct Selector: Sendable, Hashable {
  /// In the order in which they are written.
  package var conditions: [Condition]
  /// The entries under `not`.
  package var exceptions: [Selector]
  package var line: Int?

  package init(_ conditions: [Condition], exceptions: [Selector] = [], line: Int? = nil) {
    self.conditions = conditions
    self.exceptions = exceptions
    self.line = line
  }

  /// Whether a condition, or one of an exception, is about references.
  package var isAboutReferences: Bool {
    conditions.contains { $0.key.isAboutReferences } || exceptions.contains(where: \.isAboutReferences)
  }

  /// A key, and the patterns of which one must fit.
  package struct Condition: Sendable, Hashable {
    package var key: Key
    /// Empty for `path`.
    package var patterns: [Wildcard]
    /// For `path` alone.
    package var paths: [PathPattern]

    package init(_ key: Key, patterns: [Wildcard] = [], paths: [PathPattern] = []) {
      self.key = key
      self.patterns = patterns
      self.paths = paths
    }

    package func fits(_ text: String) -> Bool { patterns.contains { $0.matches(text) } }

    /// The patterns as written.
    package var texts: [String] { patterns.map(\.text) + paths.map(\.text) }
  }

  /// The subject of a condition.
  package enum Key: String, Sendable, CaseIterable {
    /// The name of the module that the type belongs to.
    case module
    /// The feature: the nearest folder above two modules or more.
    case group
    /// The role in the architecture; `none` for types without one.
    case role
    /// The file, relative to the folder of the file with the constraint.
    case path
    /// The build target that compiles the file.
    case target
    /// The package or project around the file, by the name of its folder.
    case package
    /// The name of the type, qualified or not.
    case name
    /// A protocol that the type conforms to, directly or not.
    case conforms
    /// A class or protocol that the type inherits, directly or not.
    case inherits
    /// A Swift module that the file imports.
    case imports
    /// The kind of the reference: `stored`, `parameter`, `construction` and so on.
    case reference
    /// The strength of the reference: `strong`, `weak` or `unowned`.
    case strength

    package var isAboutReferences: Bool { self == .reference || self == .strength }
  }
}
