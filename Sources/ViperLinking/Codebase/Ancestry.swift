package import ViperText

/// The inherited external types of each type, computed once because they are queried often.
package struct Ancestry: Sendable {
  /// By type, the names of all supertypes that the code base does not declare, such as `UIViewController` or `AnyObject`.
  package let external: [[Name]]
  /// By type, the traits that those names imply.
  package let traits: [SupertypeTraits]

  package init(_ codebase: Codebase) {
    let direct = codebase.types.indices.map { Self.direct(of: $0, in: codebase) }
    let external = codebase.types.indices.map { Self.external(of: $0, direct, in: codebase) }
    let known = SupertypeTraits.byName(codebase)
    let controllers = ControllerBases(codebase).names
    self.external = external
    traits = external.map { names in
      names.reduce(into: SupertypeTraits()) { traits, name in
        traits.formUnion(known[name] ?? [])
        if controllers.contains(name) { traits.formUnion([.isViewController, .isVisible]) }
      }
    }
  }

  /// Whether the name of any supertype, declared or external, matches any of the patterns.
  package func inherits(_ type: TypeSymbol.ID, any globs: [Wildcard], in codebase: Codebase) -> Bool {
    func fits(_ name: Name) -> Bool { globs.contains { $0.matches(codebase.text(name)) } }
    return external[type].contains(where: fits) || codebase.ancestors(of: type).contains { fits(codebase.types[$0].name) }
      || traits[type].contains(.isViewController) && globs.contains { $0.matches(Self.controller) }
  }

  private static let controller = "UIViewController"

  private static func direct(of type: TypeSymbol.ID, in codebase: Codebase) -> [Name] {
    var found: [Name] = codebase.types[type].isExternal ? [codebase.types[type].name] : []
    for supertype in codebase.types[type].supertypes { collect(supertype, into: &found) }
    return found
  }

  private static func collect(_ type: SemanticType, into found: inout [Name]) {
    switch type {
    case .external(let name, _): found.append(name)
    case .composition(let parts): for part in parts { collect(part, into: &found) }
    default: break
    }
  }

  private static func external(of type: TypeSymbol.ID, _ direct: [[Name]], in codebase: Codebase) -> [Name] {
    var found = direct[type]
    for ancestor in codebase.ancestors(of: type) {
      for name in direct[ancestor] where !found.contains(name) { found.append(name) }
    }
    return found
  }
}
