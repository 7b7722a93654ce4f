extension RootClassifier {
  private static let endings = ["Adapter", "Client", "Gateway", "Storage", "Store", "API", "Api", "Keychain", "Database"]
  private static let users: Set<Role> = [.interactor, .presenter, .service, .dataManager]

  /// What talks to the outside by its name, and is kept by what decides and computes.
  mutating func classifyServices() {
    for usage in usages where usage.kind == .stored && result.assignments[usage.to] == nil {
      guard let user = result.assignments[usage.from], Self.users.contains(user.role), candidates[usage.to] == nil else { continue }
      let symbol = codebase.types[usage.to]
      let name = codebase.text(symbol.name)
      guard !symbol.isProtocol, !symbol.isExternal, symbol.parent == nil, Self.endings.contains(where: name.hasSuffix) else { continue }
      result.assignments[usage.to] = RootClassification.Assignment(
        role: .service, evidence: "named like a service, kept by \(self.name(usage.from))", module: nil)
    }
  }
}
