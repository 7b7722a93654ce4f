/// A setting of a rule under `options`.
package struct RuleOption: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A list of names, `*` for any text.
    case names(of: Named)
    /// A map from names to one of the words.
    case choices(of: Named, words: [String])
  }

  /// The kind of names. The loader reports a name that cannot exist, a run one that matches nothing.
  package enum Named: Sendable, Equatable {
    case modules, components, roles
    /// Frameworks; a list where others would have no effect.
    case frameworks(known: [String]?)
  }

  package var name: String
  package var kind: Kind
  /// In words.
  package var `default`: String
  package var summary: String

  package init(_ name: String, _ kind: Kind, default: String, summary: String) {
    self.name = name
    self.kind = kind
    self.default = `default`
    self.summary = summary
  }

  /// The expected form, for messages and the schema.
  package var form: String {
    switch kind {
    case .names(let named): "a list of \(named.words)"
    case .choices(let named, let words): "a map from \(named.words) to \(words.map { "'\($0)'" }.joined(separator: " or "))"
    }
  }
}

extension RuleOption.Named {
  fileprivate var words: String {
    switch self {
    case .modules: "module names ('*' matches any text)"
    case .components: "component names ('*' matches any text)"
    case .roles: "roles"
    case .frameworks(let known): known.map { "frameworks (\($0.joined(separator: ", ")))" } ?? "frameworks"
    }
  }
}
