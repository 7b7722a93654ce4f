internal import ViperFacts
import ViperLinking

/// Types that put modules together, recognised by what their bodies create.
struct Assemblies: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  /// A type that creates two or more parts of a module in one body, or with each of its instances, is an assembly, or a wireframe if it conforms to such an
  /// interface, or if the presenter that it creates keeps it. What starts the app with parts of modules is an assembly of none.
  func assignments() -> [RootClassification.Entry] {
    var found: [RootClassification.Entry] = makers().sorted().map { maker in
      let modules = modules(createdBy: maker)
      let role: Role = implementsWireframe(maker) || modules.count == 1 && isKeptByPresenter(maker) ? .wireframe : .assembly
      let module = modules.count == 1 && !startsApp(maker) ? modules.first : nil
      return (
        maker,
        RootClassification.Assignment(role: role, evidence: "creates two or more parts of a module", module: module)
      )
    }
    let made = Set(found.map(\.type))
    for type in scope.types.list where startsApp(type) && !isAssigned(type) && !made.contains(type) {
      guard scope.usages.by(type).contains(where: { isAssigned($0.to) || made.contains($0.to) }) else { continue }
      found.append((type, RootClassification.Assignment(role: .assembly, evidence: "starts the app", module: nil)))
    }
    return found
  }

  /// What starts the app, coordinators, containers of services, and all types without a module's name that create parts of several
  /// modules.
  func compositionRoots() -> Set<TypeSymbol.ID> {
    let containers = ServiceContainers(scope: scope)
    var found = Set(scope.types.list.filter { startsApp($0) || !isAssigned($0) && containers.isContainer($0) })
    var modules: [TypeSymbol.ID: Set<Int>] = [:]
    for usage in scope.usages.creating(in: scope.root)
    where module(of: usage.from) == nil && !Self.visible.contains(role(of: usage.from)) {
      guard let role = role(of: usage.to), RootScope.core.contains(role) || role == .assembly else { continue }
      if let module = module(of: usage.to) { modules[usage.from, default: []].insert(module) }
    }
    for (type, modules) in modules where scope.isConcrete(type) && !scope.ancestry.traits[type].contains(.isPlainView) {
      if modules.count > 1 || Self.endings.contains(where: scope.text(type).hasSuffix) { found.insert(type) }
    }
    return found
  }

  private static let visible: [Role?] = [.view, .subview]
  private static let endings = ["Coordinator", "Flow", "Navigator"]

  /// The types that create two parts of different roles in one body.
  private func makers() -> Set<TypeSymbol.ID> {
    var found: Set<TypeSymbol.ID> = []
    for body in affinities.bodies where affinities.made(by: body).count > 1 && !isAssigned(body.maker) {
      let parts = affinities.made(by: body).filter(isCorePart)
      if parts.contains(where: { role(of: $0) != role(of: parts[0]) }) { found.insert(body.maker) }
    }
    return found.union(makersByInitialValues())
  }

  private func isCorePart(_ type: TypeSymbol.ID) -> Bool {
    module(of: type) != nil && role(of: type).map(RootScope.core.contains) == true
  }

  /// The types that create two parts of one module with each of their own instances: some as the initial values of properties, some
  /// in initializers.
  private func makersByInitialValues() -> [TypeSymbol.ID] {
    var made: [TypeSymbol.ID: [TypeSymbol.ID]] = [:]
    for body in affinities.bodies where !isAssigned(body.maker) && isPartOfCreation(body) {
      made[body.maker, default: []] += affinities.made(by: body).filter(isCorePart)
    }
    return made.filter { maker, parts in
      !parts.isEmpty && parts.contains { role(of: $0) != role(of: parts[0]) }
        && parts.allSatisfy { module(of: $0) == module(of: parts[0]) }
        && scope.isConcrete(maker)
        && scope.ancestry.traits[maker].isDisjoint(with: [.isPlainView, .isViewController, .isVisible])
    }.map(\.key)
  }

  /// Whether a body runs whenever an instance is created.
  private func isPartOfCreation(_ body: Affinities.Body) -> Bool {
    let declaration = codebase.declaration(codebase.declaration(ofSlot: body.slot))
    return declaration.kind == .initializer
      || declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
  }

  /// The modules whose core parts a type creates in any of its bodies.
  private func modules(createdBy maker: TypeSymbol.ID) -> Set<Int> {
    let parts = affinities.bodies(of: maker).flatMap { affinities.made(by: $0) }
    return Set(parts.compactMap { role(of: $0).map(RootScope.core.contains) == true ? module(of: $0) : nil })
  }

  /// Whether a type conforms to a protocol that the dialect names as a wireframe's interface.
  private func implementsWireframe(_ type: TypeSymbol.ID) -> Bool {
    codebase.ancestors(of: type).contains { ancestor in
      scope.isProtocol(ancestor) && scope.rules(forInterface: ancestor).contains { $0.implementer == .wireframe }
    }
  }

  private static let assembling = ["Assembly", "Assembler", "Builder", "Configurator", "Factory", "Container", "Module"]

  /// Whether a presenter stores the type that creates it, or an interface of that: to navigate, as its name says nothing else.
  private func isKeptByPresenter(_ maker: TypeSymbol.ID) -> Bool {
    guard candidates.role(of: maker) != .assembly,
      !(Self.assembling + Self.endings).contains(where: scope.text(maker).hasSuffix)
    else { return false }
    let made = Set(affinities.bodies(of: maker).flatMap { affinities.made(by: $0) }.filter { role(of: $0) == .presenter })
    let faces = [maker] + codebase.ancestors(of: maker).filter(scope.isProtocol)
    return faces.contains { face in
      scope.usages.of(face).contains { $0.kind == .stored && made.contains($0.from) }
    }
  }

  private func startsApp(_ type: TypeSymbol.ID) -> Bool { scope.ancestry.traits[type].contains(.startsApp) }
}

/// Wireframes and interactors without a module that nothing ties to one: namesakes from another architecture.
struct Outsiders: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  /// The types to drop.
  func types() -> [TypeSymbol.ID] {
    scope.types.list.filter { type in
      guard let role = role(of: type), role == .interactor || role == .wireframe else { return false }
      let isLoose = before.assignments.value(of: type) { $0.module == nil && !$0.isBase } ?? false
      return isLoose && codebase.types[type].parent == nil && !isTied(type)
    }
  }

  /// Whether a type uses parts of modules or assemblies, or is used by a component that is no view.
  private func isTied(_ type: TypeSymbol.ID) -> Bool {
    let uses = scope.usages.by(type).contains { usage in
      role(of: usage.to).map { RootScope.core.contains($0) || $0 == .assembly } ?? false
    }
    return uses
      || scope.usages.of(type).contains { usage in
        guard usage.from != type, let user = role(of: usage.from) else { return false }
        return user != .view && user != .subview
      }
  }
}
