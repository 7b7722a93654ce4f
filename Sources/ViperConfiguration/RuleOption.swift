/// A setting of a rule that a configuration may state under `options`.
package struct RuleOption: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A list of names of these things, `*` for any text.
    case names(of: Named)
    /// A map from names to one of a few words.
    case choices(of: Named, words: [String])
  }

  /// What the names are those of: a run tells where one matches nothing, and the loader where one cannot exist.
  package enum Named: Sendable, Equatable {
    case modules, components, roles
    /// Frameworks; those that are known where others make no difference.
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

  /// How to write one.
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
    case .modules: "modules by name, '*' for any text"
    case .components: "components by name, '*' for any text"
    case .roles: "roles"
    case .frameworks(let known): known.map { "frameworks (\($0.joined(separator: ", ")))" } ?? "frameworks"
    }
  }
}
