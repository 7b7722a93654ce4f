import ViperLinking

/// Types that are named like a service, and that an interactor, presenter, service or data manager stores.
struct Services: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  private static let endings: NameEndings = [
    "Adapter", "Client", "Gateway", "Storage", "Store", "API", "Api", "Keychain", "Database",
  ]
  private static let users = Role.all(with: .usesServices)

  func assignments() -> [RootClassification.Entry] {
    var found: [TypeSymbol.ID: RootClassification.Assignment] = [:]
    for usage in scope.usages.stored(in: scope.root) where !isAssigned(usage.to) && found[usage.to] == nil {
      guard !candidates.contains(usage.to), isPlain(usage.to), Self.endings.fit(scope.text(usage.to)),
        let user = role(of: usage.from) ?? found[usage.from]?.role, Self.users.contains(user)
      else { continue }
      found[usage.to] = RootClassification.Assignment(
        role: .service, evidence: words("named like a service, held by \(name(usage.from))"), module: nil)
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func isPlain(_ type: TypeSymbol.ID) -> Bool { scope.isConcrete(type) && codebase.types[type].parent == nil }
}
