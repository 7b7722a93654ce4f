package import ViperModel

/// All rules, each list in the order of its files.
package enum RuleRegistry {
  package static let rules: [any Rule.Type] = [
    ComponentCreatedOutsideAssembly.self,
    ConcreteDependency.self,
    CrossModuleReference.self,
    ForbiddenReference.self,
    ImportsUIKit.self,
    InteractorStrongPresenter.self,
    InterfaceNotClassBound.self,
    MissingComponent.self,
    PresenterUsesUIKitType.self,
    ProtocolOutsideInterfacesFile.self,
    RetainCycle.self,
    StrongViewReference.self,
    WeakOwner.self,
  ]

  /// Rules about comments to the linter and about the baseline: found once the other findings are known, and never accepted
  /// themselves.
  package static let rulesOfAcceptance: [any DocumentedRule.Type] = [
    InvalidSuppression.self,
    StaleBaselineEntry.self,
    UnusedSuppression.self,
  ]

  /// Whether a rule is about suppressions and baselines, so that neither can accept its findings.
  package static func isAboutAcceptance(_ id: String) -> Bool { acceptanceIDs.contains(id) }

  /// The severity of a rule's findings without a case where nobody has set one.
  package static func defaultSeverity(of id: String) -> Severity? {
    documented.first { $0.ids.expanded(over: Role.all).contains(id) }?.documentation.severity
  }

  private static let acceptanceIDs = Set(rulesOfAcceptance.flatMap { $0.ids.expanded(over: []) })

  /// Everything that findings may be of, as the catalogue shows it.
  package static let documented: [any DocumentedRule.Type] = rules + rulesOfAcceptance

  /// The rule that reports under an id, families expanded over the roles that all dialects have.
  package static func rule(named id: String) -> (any Rule.Type)? { rulesByID[id] }

  /// The same for any id that a finding may bear: a dialect's own roles make ids of a family that no list holds.
  package static func rule(reporting id: String) -> (any DocumentedRule.Type)? {
    rule(named: id)
      ?? documented.first { rule in
        switch rule.ids {
        case .one(let own): own == id
        case .perRole(let suffix, _): id.hasSuffix("-\(suffix)")
        case .perPair(let infix): id.contains("-\(infix)-")
        }
      }
  }

  private static let rulesByID: [String: any Rule.Type] = Dictionary(
    rules.flatMap { rule in rule.ids.expanded(over: Role.all).map { ($0, rule) } }, uniquingKeysWith: { first, _ in first })

  /// Every id, sorted, families expanded over the roles.
  package static func ids(over roles: [Role] = Role.all) -> [String] {
    documented.flatMap { $0.ids.expanded(over: roles) }.sorted()
  }

  /// Every id with each case of its rule, `rule.case`, sorted.
  package static func caseIDs(over roles: [Role] = Role.all) -> [String] {
    documented.flatMap { rule in
      rule.ids.expanded(over: roles).flatMap { id in rule.documentation.cases.map { "\(id).\($0.name)" } }
    }.sorted()
  }
}
