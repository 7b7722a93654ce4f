package import ViperModel

/// All rules, in the order of their files.
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

  /// The rule that reports under an id, families expanded over the roles that all dialects have.
  static func rule(named id: String) -> (any Rule.Type)? { rulesByID[id] }

  /// The same for any id that a finding may bear: a dialect's own roles make ids of a family that no list holds.
  package static func rule(reporting id: String) -> (any Rule.Type)? {
    rule(named: id) ?? rules.first { rule in
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
    rules.flatMap { $0.ids.expanded(over: roles) }.sorted()
  }

  /// Every id with each case of its rule, `rule.case`, sorted.
  package static func caseIDs(over roles: [Role] = Role.all) -> [String] {
    rules.flatMap { rule in
      rule.ids.expanded(over: roles).flatMap { id in rule.documentation.cases.map { "\(id).\($0.name)" } }
    }.sorted()
  }
}
