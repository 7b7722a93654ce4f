internal import OrderedCollections
import ViperFacts
import ViperLinking
internal import ViperText

/// View controllers that store the presenter of one module: they are its views, whatever their names. So is a struct, if the module
/// has no view yet.
struct ViewAdoption: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  func assignments() -> [RootClassification.Entry] {
    let globs = scope.dialect.roles[.view]?.shapes.flatMap { ($0.inherits + $0.conforms).map { Wildcard($0) } } ?? []
    let shown = Set(candidates.types.filter { role(of: $0) == .view }.compactMap { module(of: $0) })
    var modules: [TypeSymbol.ID: [Int]] = [:]
    for (index, module) in before.modules.enumerated() {
      for partner in affinities.neighbours(of: module.presenter) where isAdoptable(partner, by: module.presenter, globs) {
        if codebase.types[partner].kind != .struct || !shown.contains(index) { modules[partner, default: []].append(index) }
      }
    }
    return modules.sorted { $0.key < $1.key }.compactMap { view, modules in
      guard modules.count == 1 else { return nil }
      let reason = words("a view that holds \(name(before.modules[modules[0]].presenter))")
      return (
        view,
        RootClassification.Assignment(role: .view, evidence: reason, module: modules[0], isIncidental: true)
      )
    }
  }

  private func isAdoptable(_ type: TypeSymbol.ID, by presenter: TypeSymbol.ID, _ globs: [Wildcard]) -> Bool {
    guard !isAssigned(type), evidence.objections[type] == nil, scope.isConcrete(type),
      affinities.points(between: type, and: presenter) == Affinities.stored
    else { return false }
    let external = scope.ancestry.external[type].map { codebase.text($0) }
    return globs.contains { external.contains(where: $0.matches) }
  }
}

/// Classes that a presenter stores as its view, interactor or wireframe, by an interface with such a name: they have that role.
struct AdoptionByInterface: ClassificationStep {
  let evidence: RootEvidence
  let before: RootClassification

  func assignments() -> [RootClassification.Entry] {
    var found: [RootClassification.Entry] = []
    var seen: Set<TypeSymbol.ID> = []
    for usage in scope.usages.stored(in: scope.root) where role(of: usage.from) == .presenter && scope.isProtocol(usage.to) {
      guard let role = scope.interfaceRole(of: usage.to), Self.roles.contains(role), isPart(usage, as: role),
        let module = module(of: usage.from)
      else { continue }
      let conformers = scope.conformers(of: usage.to)
      guard conformers.count == 1, let part = conformers.first, !isAssigned(part), codebase.types[part].kind == .class,
        seen.insert(part).inserted
      else { continue }
      let reason = words("held by \(name(usage.from)) as its \(role)")
      found.append((part, RootClassification.Assignment(role: role, evidence: reason, module: module)))
    }
    return found
  }

  private static let roles: [Role] = [.interactor, .wireframe, .view]

  /// Whether the property has one of the names that the dialect lists for the role.
  private func isPart(_ usage: TypeUsage, as role: Role) -> Bool {
    guard let slot = usage.property else { return false }
    let property = codebase.text(codebase.name(codebase.declaration(ofSlot: slot)))
    return scope.dialect.roles[role]?.properties.contains(property) ?? false
  }
}
