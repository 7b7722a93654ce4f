package import OrderedCollections
import ViperFacts

/// One team's way to write VIPER, as data: what its parts are called, who may know whom, and how links are held.
///
/// The YAML schema is documented in `Rules/Dialects/viper.yml`, the dialect that all others extend.
package struct Dialect: Sendable, Equatable {
  package var name: String
  /// The dialect whose parts this one takes over where it says nothing itself.
  package var extends: String?
  package var summary: String
  package var roles: OrderedDictionary<Role, RoleRule>
  package var interfaces: [InterfaceRule]
  /// Who may refer to whom, as the files state it; ask `rule(from:to:)`, which knows what `Role.others` means.
  package var references: OrderedDictionary<Role, OrderedDictionary<Role, ReferenceRule>>
  package var assembly: AssemblyRule
  package var injection: [InjectionRule]
  /// Rule id, or rule id and case (`view-references-entity.read`), to severity; a nil value turns the rule off. The id
  /// stands for all cases of the rule, the id with a case goes before it.
  package var severities: OrderedDictionary<String, Severity?>
  package var signs: [DetectionSign]
  /// The naming patterns that the dialect's own file states, not those that it inherits.
  package var ownPatterns: [DeclaredPattern]
  /// Of its own text and the texts that it extends.
  var digest = ContentHash()

  package init(
    name: String, extends: String? = nil, summary: String = "", roles: OrderedDictionary<Role, RoleRule> = [:],
    interfaces: [InterfaceRule] = [], references: OrderedDictionary<Role, OrderedDictionary<Role, ReferenceRule>> = [:],
    assembly: AssemblyRule = AssemblyRule(), injection: [InjectionRule] = [],
    severities: OrderedDictionary<String, Severity?> = [:], signs: [DetectionSign] = [],
    ownPatterns: [DeclaredPattern] = []
  ) {
    self.name = name
    self.extends = extends
    self.summary = summary
    self.roles = roles
    self.interfaces = interfaces
    self.references = references
    self.assembly = assembly
    self.injection = injection
    self.severities = severities
    self.signs = signs
    self.ownPatterns = ownPatterns
  }

  /// What the dialect says of a reference between two roles; nil where the pair is not listed, which forbids it.
  ///
  /// Inlined, since every reference is asked about several times: else the dialect is copied for each.
  @inlinable package func rule(from: Role, to: Role) -> ReferenceRule? {
    guard let row = references[from] else { return nil }
    return row[to] ?? row[.others]
  }

  /// Every role that the dialect knows: those that all dialects have, then its own.
  package var allRoles: [Role] { Role.all + roles.keys.filter { !Role.all.contains($0) } }
}

extension Role {
  /// In a row of a dialect's references: every role that the row does not name.
  package static let others: Role = "others"
}
