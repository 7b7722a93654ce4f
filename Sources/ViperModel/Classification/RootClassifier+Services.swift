import ViperLinking

extension RootClassifier {
  private static let endings: NameEndings = [
    "Adapter", "Client", "Gateway", "Storage", "Store", "API", "Api", "Keychain", "Database",
  ]
  private static let users = Role.all(with: .usesServices)

  /// A type that is named like a service, and that an interactor, presenter, service or data manager stores.
  mutating func classifyServices() {
    for usage in usages.stored(in: root) where !result.assignments.contains(usage.to) && !candidates.contains(usage.to) {
      guard let user = role(of: usage.from), Self.users.contains(user), isPlain(usage.to),
        Self.endings.fit(codebase.text(codebase.types[usage.to].name))
      else { continue }
      result.assignments[usage.to] = RootClassification.Assignment(
        role: .service, evidence: words("named like a service, held by \(name(usage.from))"), module: nil)
    }
  }

  private func isPlain(_ type: TypeSymbol.ID) -> Bool {
    !codebase.types[type].isProtocol && !codebase.types[type].isExternal && codebase.types[type].parent == nil
  }
}
