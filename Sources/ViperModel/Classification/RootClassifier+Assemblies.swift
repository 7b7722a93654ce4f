import ViperLinking

/// Types that put modules together, recognised by what their bodies create.
extension RootClassifier {
  /// A type that creates two or more parts of a module in one body is an assembly, or a wireframe if it conforms to such an
  /// interface.
  mutating func findAssemblies() {
    var modulesOf: [TypeSymbol.ID: Set<Int>] = [:]
    for body in affinities.bodies where affinities.made(by: body).count > 1 && !result.assignments.contains(body.maker) {
      let parts = affinities.made(by: body).filter { module(of: $0) != nil && Self.core.contains(role(of: $0)!) }
      guard parts.contains(where: { role(of: $0) != role(of: parts[0]) }) else { continue }
      modulesOf[body.maker, default: []].formUnion(parts.compactMap { module(of: $0) })
    }
    for (maker, modules) in modulesOf {
      result.assignments[maker] = RootClassification.Assignment(
        role: implementsWireframe(maker) ? .wireframe : .assembly, evidence: "creates two or more parts of a module",
        module: modules.count == 1 && !startsApp(maker) ? modules.first : nil)
    }
    let starters = types.filter { startsApp($0) }
    for type in starters where !result.assignments.contains(type) && usesParts(type) {
      result.assignments[type] = RootClassification.Assignment(role: .assembly, evidence: "starts the app", module: nil)
    }
    result.compositionRoots.formUnion(starters)
    result.compositionRoots.formUnion(modulesOf.filter { $0.value.count > 1 }.keys)
  }

  /// Whether a type conforms to a protocol that the dialect names as a wireframe's interface.
  func implementsWireframe(_ type: TypeSymbol.ID) -> Bool {
    codebase.ancestors(of: type).contains { ancestor in
      codebase.types[ancestor].isProtocol
        && rules(forInterface: ancestor).contains { dialect.interfaces[$0].implementer == .wireframe }
    }
  }

  func usesParts(_ type: TypeSymbol.ID) -> Bool {
    usages.by(type).contains { result.assignments.contains($0.to) }
  }

  func startsApp(_ type: TypeSymbol.ID) -> Bool {
    ancestry.traits[type].contains(.startsApp)
  }
}
