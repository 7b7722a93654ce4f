internal import OrderedCollections
internal import ViperFacts
internal import ViperLinking
internal import ViperText

/// Types whose names do not tell, and names that promise too much: the company decides.
extension RootClassifier {
  /// A view controller that keeps a presenter is its view, whatever it is called.
  mutating func adoptViews() {
    guard let globs = dialect.roles[.view]?.inherits.map(Glob.init) else { return }
    for (index, module) in result.modules.enumerated() {
      for partner in affinities.neighbours(of: module.presenter).sorted() where !result.assignments.contains(partner) {
        guard affinities.points(between: partner, and: module.presenter) == Affinities.stored, !codebase.types[partner].isProtocol
        else { continue }
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
  func rules(forInterface type: TypeSymbol.ID) -> [Int] {
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
}
