import ViperFacts
internal import ViperText

/// The view controllers of frameworks whose names do not say what they are, such as `class LoginView: UserInterface`, by what their
/// subclasses do.
struct ControllerBases {
  private(set) var names: Set<Name> = []

  /// What only subclasses of a view controller override.
  private static let ownMethods = ["loadView", "viewDidLayoutSubviews", "viewWillLayoutSubviews"]
  /// What presenters may have, too: it counts together with an outlet.
  private static let loading = "viewDidLoad"
  /// The ends of names that the linter knows as those of view controllers and views.
  private static let knownEndings = ["Controller", "VC", "View", "Cell"]

  init(_ codebase: Codebase) {
    let own = Self.ownMethods.compactMap(codebase.names.known)
    let loading = codebase.names.known(Self.loading)
    if own.isEmpty && loading == nil { return }
    for type in codebase.types.indices where codebase.types[type].kind == .class {
      guard let base = Self.base(of: type, codebase), !names.contains(base) else { continue }
      func overrides(_ name: Name) -> Bool { Self.overrides(name, type, codebase) }
      let isController = own.contains(where: overrides) || loading.map(overrides) == true && Self.hasOutlet(type, codebase)
      if isController { names.insert(base) }
    }
  }

  /// The class of a framework that a class inherits first of all; nil where its name says what it is.
  private static func base(of type: TypeSymbol.ID, _ codebase: Codebase) -> Name? {
    guard case .external(let name, _)? = codebase.types[type].supertypes.first else { return nil }
    let text = codebase.text(name)
    return knownEndings.contains(where: text.hasSuffix) ? nil : name
  }

  private static func overrides(_ name: Name, _ type: TypeSymbol.ID, _ codebase: Codebase) -> Bool {
    codebase.members[type, name].contains { codebase.declaration($0).flags.contains(.isOverride) }
  }

  private static func hasOutlet(_ type: TypeSymbol.ID, _ codebase: Codebase) -> Bool {
    codebase.members[type].contains { codebase.declaration($0).flags.contains(.isOutlet) }
  }
}
