internal import OrderedCollections
internal import ViperFacts
internal import ViperLinking
internal import ViperText

/// Types whose names do not tell, and names that promise too much: the company decides.
extension RootClassifier {
  /// A view controller that keeps a presenter is its view, whatever it is called.
  mutating func adoptViews() {
    guard let globs = dialect.roles[.view]?.inherits.map({ Wildcard($0) }) else { return }
    for (index, module) in result.modules.enumerated() {
      for partner in links.partners(of: module.presenter).sorted() where !result.assignments.contains(partner) {
        guard links.between(partner, module.presenter) == Links.stored, !codebase.types[partner].isProtocol else { continue }
        let external = ancestry.external[partner].map { codebase.text($0) }
        guard globs.contains(where: { external.contains(where: $0.matches) }) else { continue }
        result.assignments[partner] = RootClassification.Assignment(
          role: .view, evidence: words("a view controller that keeps \(name(module.presenter))"), module: index,
          isIncidental: true)
      }
    }
  }

  /// Whatever a presenter keeps as its view, interactor or wireframe, through an interface of that name, is that.
  mutating func adoptByInterface() {
    for usage in usages.stored(in: root) where role(of: usage.from) == .presenter {
      let behind = codebase.conformers(of: usage.to)
      guard behind.count == 1, !result.assignments.contains(behind[0]), codebase.types[behind[0]].kind == .class,
        codebase.types[usage.to].isProtocol, let module = module(of: usage.from),
        let role = interfaceRole(of: usage.to), [.interactor, .wireframe, .view].contains(role), isKept(usage, as: role)
      else { continue }
      result.assignments[behind[0]] = RootClassification.Assignment(
        role: role, evidence: words("kept by \(name(usage.from)) as its \(role)"), module: module)
    }
  }

  func interfaceRole(of type: TypeSymbol.ID) -> Role? {
    rules(forInterface: type).first { dialect.interfaces[$0].surface == .internal }.map { dialect.interfaces[$0].implementer }
  }

  /// The positions of the rules for interfaces whose names, without regard to others, the type's fits.
  private func rules(forInterface type: TypeSymbol.ID) -> [Int] {
    interfaceNames.numbers(of: codebase.text(codebase.types[type].name)).compactMap {
      interfaceNames.value(of: $0).needsSibling ? nil : interfaceNames.value(of: $0).rule
    }
  }

  /// The property has one of the names that the dialect expects for the role.
  func isKept(_ usage: TypeUsage, as role: Role) -> Bool {
    guard let slot = usage.property else { return false }
    let property = codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
    return dialect.roles[role]?.properties.contains(property) ?? false
  }

  /// A plain view that a module's view keeps, or that keeps one of a module's interfaces, is that module's, wherever it lies.
  mutating func adoptSubviews() {
    for usage in usages.stored(in: root) {
      let (inner, outer) = result.assignments.contains(usage.from) ? (usage.to, usage.from) : (usage.from, usage.to)
      guard ancestry.traits[inner].contains(.isPlainView), !result.assignments.contains(inner),
        let module = module(of: outer), let role = role(of: outer), Self.core.contains(role) || role == .subview,
        !codebase.types[inner].isProtocol, !codebase.types[inner].isExternal
      else { continue }
      result.assignments[inner] = RootClassification.Assignment(
        role: .subview, evidence: words("a plain view linked with \(name(outer))"), module: module)
    }
  }

  /// A type that makes two or more parts of a module in one body puts modules together.
  mutating func findAssemblies() {
    var modulesOf: [TypeSymbol.ID: Set<Int>] = [:]
    for body in links.bodies where links.made(by: body).count > 1 && !result.assignments.contains(body.maker) {
      let parts = links.made(by: body).filter { module(of: $0) != nil && Self.core.contains(role(of: $0)!) }
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
    result.compositionRoots = Set(starters).union(modulesOf.filter { $0.value.count > 1 }.keys)
  }

  /// It conforms to what the dialect calls a wireframe's interface.
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

  /// Wireframes and interactors that nothing ties to any module, in a root where others are tied, are of another kind.
  mutating func dropOutsiders() {
    let outsiders = types.filter { type in
      guard let role = role(of: type), role == .interactor || role == .wireframe else { return false }
      let isLoose = result.assignments.value(of: type) { $0.module == nil && !$0.isBase } ?? false
      return isLoose && codebase.types[type].parent == nil && !isTied(type)
    }
    for type in outsiders { result.assignments[type] = nil }
  }

  /// It uses parts of modules or assemblies, or others than views use it.
  private func isTied(_ type: TypeSymbol.ID) -> Bool {
    let uses = usages.by(type).contains { usage in
      role(of: usage.to).map { Self.core.contains($0) || $0 == .assembly } ?? false
    }
    return uses
      || usages.of(type).contains { usage in
        guard usage.from != type, let user = role(of: usage.from) else { return false }
        return user != .view && user != .subview
      }
  }

  /// Without a view, interactor or wireframe, class or interface, a presenter is no module, unless an interface says it is one.
  mutating func dropIncompleteModules() {
    var complete = Set<Int>()
    for type in types {
      guard let module = module(of: type), !complete.contains(module) else { continue }
      let isInterface = codebase.types[type].isProtocol
      if result.assignments.value(of: type, { Self.completes($0, isInterface: isInterface) }) == true { complete.insert(module) }
    }
    let kept = result.modules.indices.filter { complete.contains($0) }
    if kept.count == result.modules.count { return }
    let renumbered = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })
    for type in types {
      guard let module = module(of: type) else { continue }
      if let number = renumbered[module] {
        result.assignments.update(type) { $0.module = number }
      } else {
        result.assignments[type] = nil
      }
    }
    result.modules = kept.map { result.modules[$0] }
    stemOfModule = kept.map { stemOfModule[$0] }
  }

  /// Whether the part of a module makes it one.
  private static func completes(_ part: RootClassification.Assignment, isInterface: Bool) -> Bool {
    if part.isIncidental { return false }
    if isInterface, part.surface == .output || part.surface == .base || !part.isNamed { return false }
    return part.role == .presenter ? isInterface : core.contains(part.role)
  }
}
