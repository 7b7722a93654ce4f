package import OrderedCollections
import ViperFacts

/// A team's way to write VIPER, as data: names of the parts, allowed references, and how references are held.
///
/// The YAML schema is documented in `Rules/Dialects/viper.yml`, the dialect that all others extend.
package struct Dialect: Sendable, Equatable {
  package var name: String
  /// The name of the dialect that it inherits from.
  package var extends: String?
  package var summary: String
  /// The architecture whose code the dialect describes; VIPER's rules judge no other.
  package var architecture: Architecture
  /// The role with one type in every module, which makes the module and gives it its name.
  package var anchor: Role
  package var roles: OrderedDictionary<Role, RoleRule>
  package var interfaces: [InterfaceRule]
  /// Allowed references by role, as the files state them. Use `rule(from:to:)`, which resolves `Role.others`.
  package var references: OrderedDictionary<Role, OrderedDictionary<Role, ReferenceRule>>
  package var assembly: AssemblyRule
  package var injection: [InjectionRule]
  /// What frameworks do that is some roles' business only.
  package var apis: [ApiRule]
  /// The containers that make objects by their type.
  package var containers: [ContainerRule]
  /// Severities by rule id, or by rule id and case (`view-references-entity.read`); nil turns the rule off. An entry with a case
  /// overrides the one for the whole rule.
  package var severities: OrderedDictionary<String, Severity?>
  package var signs: [DetectionSign]
  /// The naming patterns of the dialect's own file, without inherited ones.
  package var ownPatterns: [DeclaredPattern]
  /// A hash of its own text and the texts that it extends.
  var digest = ContentHash()

  package init(
    name: String, extends: String? = nil, summary: String = "", architecture: Architecture = .viper,
    anchor: Role = .presenter, roles: OrderedDictionary<Role, RoleRule> = [:], interfaces: [InterfaceRule] = [],
    references: OrderedDictionary<Role, OrderedDictionary<Role, ReferenceRule>> = [:],
    assembly: AssemblyRule = AssemblyRule(), injection: [InjectionRule] = [],
    apis: [ApiRule] = [], containers: [ContainerRule] = [], severities: OrderedDictionary<String, Severity?> = [:],
    signs: [DetectionSign] = [],
    ownPatterns: [DeclaredPattern] = []
  ) {
    self.name = name
    self.extends = extends
    self.summary = summary
    self.architecture = architecture
    self.anchor = anchor
    self.roles = roles
    self.interfaces = interfaces
    self.references = references
    self.assembly = assembly
    self.injection = injection
    self.apis = apis
    self.containers = containers
    self.severities = severities
    self.signs = signs
    self.ownPatterns = ownPatterns
  }

  /// The rule for references between two roles; nil where the pair is not listed, which forbids it.
  ///
  /// Inlined, since every reference is asked about several times: else the dialect is copied for each.
  @inlinable package func rule(from: Role, to: Role) -> ReferenceRule? {
    guard let row = references[from] else { return nil }
    return row[to] ?? row[.others]
  }

  /// The roles whose base classes keep the view until it is read.
  var keepersOfViews: Set<Role> { Set(references.keys.filter { rule(from: $0, to: .view)?.isKeptUntilRead == true }) }

  /// Every role of the dialect: those that all dialects have, then its own.
  package var allRoles: [Role] { Role.all + roles.keys.filter { !Role.all.contains($0) } }
}

extension Role {
  /// In a row of a dialect's references: every role that the row does not list.
  package static let others: Role = "others"
}
