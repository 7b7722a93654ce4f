package import ViperConfiguration
package import ViperModel

/// A set of rules, looked up by the ids that they report under.
///
/// It is passed as a value, so that the engine, suppressions and baselines depend on no concrete rule.
package struct RuleRegistry: Sendable {
  package let rules: [any Rule.Type]
  /// Rules about suppression comments and the baseline: they are checked once all other findings exist, and their findings can
  /// be neither suppressed nor accepted.
  package let rulesOfAcceptance: [any DocumentedRule.Type]
  /// All of them, in the order of the catalogue.
  package let documented: [any DocumentedRule.Type]
  /// The rules of the team's own, by name.
  package private(set) var constraints: [String: Constraint] = [:]
  private let acceptanceIDs: Set<String>
  private let rulesByID: [String: any Rule.Type]

  package init(rules: [any Rule.Type], rulesOfAcceptance: [any DocumentedRule.Type] = []) {
    self.rules = rules
    self.rulesOfAcceptance = rulesOfAcceptance
    documented = rules + rulesOfAcceptance
    acceptanceIDs = Set(rulesOfAcceptance.flatMap { $0.ids.expanded(over: []) })
    rulesByID = Dictionary(
      rules.flatMap { rule in rule.ids.expanded(over: Role.all).map { ($0, rule) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The registry with a team's own rules in it.
  package func including(_ constraints: [Constraint]) -> RuleRegistry {
    var registry = self
    registry.constraints = Dictionary(constraints.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return registry
  }

  /// Whether a rule is about suppressions and baselines, so that neither can accept its findings.
  package func isAboutAcceptance(_ id: String) -> Bool { acceptanceIDs.contains(id) }

  /// The severity of a rule's findings without a case, where neither dialect nor configuration sets one.
  package func defaultSeverity(of id: String) -> Severity? {
    if let constraint = constraints[id] { return constraint.severity }
    return (documented.first { $0.ids.expanded(over: Role.all).contains(id) } ?? rule(reporting: id))?.documentation.severity
  }

  /// The rule that reports under an id, families expanded over the roles that all dialects have.
  package func rule(named id: String) -> (any Rule.Type)? { rulesByID[id] }

  /// The rule that reports under an id, families matched by their form, since a dialect's own roles make further ids.
  package func rule(reporting id: String) -> (any DocumentedRule.Type)? {
    rule(named: id) ?? documented.first { $0.ids.include(id) }
  }

  /// Whether the findings under an id are about style.
  package func isStyle(_ id: String) -> Bool { (rule(reporting: id) as? any Rule.Type)?.isStyle ?? false }

  /// The edit that the findings under an id share with those of other rules.
  func cause(of id: String) -> RootCause? { (rule(reporting: id) as? any Rule.Type)?.cause }

  /// Every id, sorted, families expanded over the roles.
  package func ids(over roles: [Role] = Role.all) -> [String] {
    (documented.flatMap { $0.ids.expanded(over: roles) } + constraints.keys).sorted()
  }

  /// Every id with each case of its rule, `rule.case`, sorted.
  package func caseIDs(over roles: [Role] = Role.all) -> [String] {
    documented.flatMap { rule in
      rule.ids.expanded(over: roles).flatMap { id in rule.documentation.cases.map { "\(id).\($0.name)" } }
    }.sorted()
  }
}
