internal import OrderedCollections
internal import ViperFacts
internal import ViperLinking
internal import ViperText

/// Roles by reference: types that a module's parts store or that store them, whatever their names.
extension RootClassifier {
  /// A view controller that stores a presenter is its view, whatever its name; so is a struct, if the module has no view yet.
  mutating func adoptViews() {
    let globs = dialect.roles[.view]?.shapes.flatMap { ($0.inherits + $0.conforms).map { Wildcard($0) } } ?? []
    let shown = Set(candidates.types.filter { role(of: $0) == .view }.compactMap { module(of: $0) })
    for (index, module) in result.modules.enumerated() {
      for partner in affinities.neighbours(of: module.presenter).sorted() where !result.assignments.contains(partner) {
        guard affinities.points(between: partner, and: module.presenter) == Affinities.stored,
          !codebase.types[partner].isProtocol, codebase.types[partner].kind != .struct || !shown.contains(index)
        else { continue }
        let external = ancestry.external[partner].map { codebase.text($0) }
        guard globs.contains(where: { external.contains(where: $0.matches) }) else { continue }
        result.assignments[partner] = RootClassification.Assignment(
          role: .view,
          evidence: words(
            "\(codebase.types[partner].kind == .struct ? "a view" : "a view controller") that keeps \(name(module.presenter))"),
          module: index,
          isIncidental: true)
      }
    }
  }

  /// A class that a presenter stores as its view, interactor or wireframe, by an interface with such a name, has that role.
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

  /// The interface rules that match a type's name, without those that need another part with the same stem.
  func rules(forInterface type: TypeSymbol.ID) -> [Int] {
    interfaceNames.numbers(of: codebase.text(codebase.types[type].name)).compactMap {
      interfaceNames.value(of: $0).needsSibling ? nil : interfaceNames.value(of: $0).rule
    }
  }

  /// Whether the property has one of the names that the dialect lists for the role.
  func isKept(_ usage: TypeUsage, as role: Role) -> Bool {
    guard let slot = usage.property else { return false }
    let property = codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
    return dialect.roles[role]?.properties.contains(property) ?? false
  }

  /// A plain view that a module's view stores, or that stores an interface of a module, is a subview of that module, in any
  /// folder.
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
