import ViperFacts
import ViperLinking

/// The names of types that are nested in a module's namespace, with the module's name: `LoginPresenter` for `LoginModule.Presenter`.
///
/// A namespace is a type without instances worth the name, `enum Login {}` or `struct LoginModule {}`, with a nested presenter or
/// interactor whose name is the bare word.
struct NamespacedNames: Sendable {
  private var names: [TypeSymbol.ID: String] = [:]
  private var namespaces: Set<TypeSymbol.ID> = []

  private static let anchors = ["Presenter", "Interactor"]
  /// The words that name a part, alone or at the start: `ViewInput`, `ModuleAssembly`.
  private static let parts = [
    "View", "Presenter", "Interactor", "Router", "Routing", "Wireframe", "WireFrame", "Assembly", "Builder", "Configurator",
    "Factory",
    "Module", "Worker", "DataManager", "DataStore", "Business", "Presentation", "Display",
  ]
  private static let endings = ["Module", "Scene", "Flow"]

  init(_ codebase: Codebase) {
    let anchors = Set(Self.anchors.compactMap(codebase.names.known))
    if anchors.isEmpty { return }
    for type in codebase.types where anchors.contains(type.name) && type.kind != .protocol {
      if let parent = type.parent, Self.isNamespace(parent, codebase) { namespaces.insert(parent) }
    }
    if namespaces.isEmpty { return }
    for type in codebase.types {
      guard let parent = type.parent, namespaces.contains(parent) else { continue }
      let name = codebase.text(type.name)
      if Self.isPart(name) { names[type.id] = Self.stem(codebase.text(codebase.types[parent].name)) + name }
    }
  }

  /// The name with the module's; nil for a type outside of namespaces.
  subscript(type: TypeSymbol.ID) -> String? { names.isEmpty ? nil : names[type] }

  func isNamespace(_ type: TypeSymbol.ID) -> Bool { namespaces.contains(type) }

  /// Whether a type of the code base has no cases, no members of instances, and inherits nothing.
  private static func isNamespace(_ type: TypeSymbol.ID, _ codebase: Codebase) -> Bool {
    let symbol = codebase.types[type]
    guard !symbol.isExternal, !symbol.isProtocol, symbol.supertypes.isEmpty else { return false }
    return codebase.members[type].allSatisfy {
      let declaration = codebase.declaration($0)
      return declaration.flags.contains(.isStatic) || (declaration.kind == .initializer && declaration.flags.contains(.isPrivate))
    }
  }

  private static func isPart(_ name: String) -> Bool {
    parts.contains { part in
      guard name.hasPrefix(part) else { return false }
      return name.dropFirst(part.count).first?.isUppercase ?? true
    }
  }

  private static func stem(_ namespace: String) -> String {
    let ending = endings.first { namespace.hasSuffix($0) && namespace.count > $0.count }
    return String(namespace.dropLast(ending?.count ?? 0))
  }
}
