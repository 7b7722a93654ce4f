import ViperFacts
import ViperLinking

/// The nominated parts of a root, and the links between them that code states: stored properties, parameters of initializers,
/// generic arguments of superclasses, constructions.
struct PartSurvey: Sendable {
  let codebase: Codebase
  let ancestry: Ancestry
  let usages: UsageIndex
  let types: RootTypes
  private var kinds: SparseTypeArray<PartKind>

  /// - Parameters:
  ///   - roles: what the user set, whatever the names of those types say.
  ///   - nominated: parts that are recognised by other means than the names that the linter knows.
  init(
    codebase: Codebase, ancestry: Ancestry, usages: UsageIndex, types: RootTypes, roles: SetRoles = SetRoles(),
    nominated: [TypeSymbol.ID: PartKind] = [:]
  ) {
    self.codebase = codebase
    self.ancestry = ancestry
    self.usages = usages
    self.types = types
    kinds = SparseTypeArray(types)
    var views = ViewBases(codebase)
    for type in types.list {
      if let kind = Self.nominate(type, &views, codebase, ancestry) ?? nominated[type] { kinds[type] = kind }
    }
    nominateByWiring()
    for type in roles.types(of: types) {
      if let role = roles[type] { kinds[type] = role.verdict.kind(else: kinds[type]) }
    }
    dropIdleCoordinators()
  }

  // MARK: nomination

  private static func nominate(
    _ type: TypeSymbol.ID, _ views: inout ViewBases, _ codebase: Codebase, _ ancestry: Ancestry
  ) -> PartKind? {
    let symbol = codebase.types[type]
    guard symbol.declaration != nil, !symbol.isExternal, !symbol.isLocal, !symbol.isProtocol else { return nil }
    if let view = views.kind(of: ancestry.external[type], isClass: symbol.kind == .class) { return view }
    if symbol.kind == .class, ancestry.traits[type].contains(.isViewController) { return .controller }
    if ancestry.traits[type].contains(.isRequestList) { return nil }
    let name = codebase.text(symbol.name)
    guard let kind = PartKind(typeName: name) else { return nil }
    switch kind {
    // A namespace of factory methods is often an enum; a router that is one lists requests.
    case .assembly: return kind
    // A `Coordinator` in a view is SwiftUI's; a display model is a value.
    case .coordinator: return symbol.kind == .class && name != "Coordinator" ? kind : nil
    case .viewModel: return symbol.kind == .class || symbol.kind == .actor ? kind : nil
    default: return symbol.kind == .enum ? nil : kind
    }
  }

  /// A class that keeps an interactor and a view, or is kept by a view, plays the presenter, whatever its name.
  private mutating func nominateByWiring() {
    for interactor in all(.interactor) {
      for holder in holders(of: interactor) where kinds[holder] == nil && codebase.types[holder].kind == .class {
        guard !codebase.types[holder].isProtocol, holdsView(holder), holders(of: holder).contains(where: isView) else { continue }
        kinds[holder] = .presenter
      }
    }
  }

  private func holdsView(_ type: TypeSymbol.ID) -> Bool { links(of: type).contains { $0.kind == .controller } }

  /// A coordinator navigates: it makes or keeps screens, their parts, or other coordinators.
  private mutating func dropIdleCoordinators() {
    let idle = all(.coordinator).filter { type in
      !([type] + codebase.ancestors(of: type)).contains { owner in
        types.contains(owner) && usages.by(owner).contains { kind(behind: $0.to).map { $0 != .subview } ?? false }
      }
    }
    for type in idle { kinds[type] = nil }
  }

  // MARK: parts

  func kind(of type: TypeSymbol.ID) -> PartKind? { types.contains(type) ? kinds[type] : nil }

  func isView(_ type: TypeSymbol.ID) -> Bool { kind(of: type)?.isView ?? false }

  /// All types of a kind, ascending, without base classes: those that others inherit and that nothing creates.
  func all(_ kind: PartKind) -> [TypeSymbol.ID] {
    kinds.entries.compactMap { $0.value == kind && !isAbstract($0.type) ? $0.type : nil }
  }

  private func isAbstract(_ type: TypeSymbol.ID) -> Bool {
    !codebase.conformers(of: type).isEmpty && !usages.of(type).contains { $0.kind == .construction }
  }

  /// The kind of a type, or of the types that implement a protocol if they agree, else what its name suggests.
  func kind(behind type: TypeSymbol.ID) -> PartKind? {
    guard types.contains(type) else { return nil }
    if let kind = kinds[type] { return kind }
    guard codebase.types[type].isProtocol else { return nil }
    var found: PartKind?
    var isImplemented = false
    for conformer in codebase.conformers(of: type) {
      isImplemented = true
      guard let kind = kind(of: conformer) else { continue }
      if let other = found, other != kind, !(other.isView && kind.isView) { return nil }
      // Where screens and subviews implement it, it is a screen's interface.
      found = found.map { $0.rawValue < kind.rawValue ? $0 : kind } ?? kind
    }
    return found ?? (isImplemented ? nil : PartKind(protocolName: codebase.text(codebase.types[type].name)))
  }

  // MARK: links

  /// What a type keeps or is given, itself or by its superclasses.
  struct Link {
    /// The type or protocol as written.
    var target: TypeSymbol.ID
    var kind: PartKind
    /// Nil where it is only passed in, or bound to a superclass's generic parameter.
    var strength: ReferenceStrength?
  }

  func links(of type: TypeSymbol.ID) -> [Link] {
    let ancestors = codebase.ancestors(of: type)
    var found: [Link] = []
    for owner in [type] + ancestors where types.contains(owner) && !codebase.types[owner].isProtocol {
      for usage in usages.by(owner) where isLink(usage, ancestors) {
        if let kind = kind(behind: usage.to), usage.to != type {
          found.append(Link(target: usage.to, kind: kind, strength: usage.strength))
        }
      }
    }
    return found
  }

  /// - Parameter ancestors: of the user: what its inheritance clause names besides them is a generic argument.
  func isLink(_ usage: TypeUsage, _ ancestors: [TypeSymbol.ID]) -> Bool {
    switch usage.kind {
    case .stored: true
    case .parameter: usage.context.contains(.initializer)
    case .inheritance, .conformance: !ancestors.contains(usage.to)
    // A property that casts what a base class keeps, as `var router: LoginRouter { _router as! LoginRouter }`.
    case .result: usage.property != nil && isCast(usage)
    default: false
    }
  }

  private func isCast(_ property: TypeUsage) -> Bool {
    usages.by(property.from).contains { $0.kind == .cast && $0.to == property.to && $0.body == property.property }
  }

  /// The most conformers of a protocol whose users hold each of them; a base protocol says nothing about one of many.
  private static let specific = 3

  /// The types that keep a type or are given it, by class or by a protocol of few types.
  func holders(of type: TypeSymbol.ID, where fits: (TypeUsage) -> Bool = { _ in true }) -> [TypeSymbol.ID] {
    var seen: Set<TypeSymbol.ID> = []
    return faces(of: type).filter { isSpecific($0, to: type) }.flatMap(links(to:)).compactMap { usage in
      usage.from != type && fits(usage) && seen.insert(usage.from).inserted ? usage.from : nil
    }
  }

  /// A type and the base types of the root by which others may hold it.
  func faces(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { ([type] + codebase.ancestors(of: type)).filter(types.contains) }

  /// The uses by which types keep a type, or are given it.
  func links(to type: TypeSymbol.ID) -> [TypeUsage] {
    usages.of(type).filter { isLink($0, codebase.ancestors(of: $0.from)) }
  }

  private func isSpecific(_ face: TypeSymbol.ID, to type: TypeSymbol.ID) -> Bool {
    face == type || (codebase.types[face].isProtocol && codebase.conformers(of: face).count <= Self.specific)
  }

  /// The types whose bodies create a type.
  func makers(of type: TypeSymbol.ID) -> [TypeSymbol.ID] { usages.of(type).filter { $0.kind == .construction }.map(\.from) }

  func name(_ type: TypeSymbol.ID) -> String { codebase.types[type].qualifiedName }

  /// The file of a part; nil for a type that code extends and none declares.
  func file(of type: TypeSymbol.ID) -> Int32? { codebase.types[type].declaration?.file }

  /// All parts but base classes, ascending.
  var parts: [(type: TypeSymbol.ID, kind: PartKind)] {
    kinds.entries.compactMap { isAbstract($0.type) ? nil : ($0.type, $0.value) }
  }
}

extension RolePin.Verdict {
  /// The part that a type plays by the role that the user set.
  ///
  /// - Parameter named: the part by its name or supertype.
  fileprivate func kind(else named: PartKind?) -> PartKind? {
    switch self {
    case .role(.presenter): .presenter
    case .role(.interactor): .interactor
    case .role(.wireframe): .router
    case .role(.assembly): .assembly
    case .role(.viewModel): .viewModel
    case .role(.subview): .subview
    case .role(.view): named?.isView == true ? named : .controller
    case .compositionRoot: named == .coordinator ? named : nil
    case .role, .helper: nil
    }
  }
}

/// The external supertypes that make a type a view, by name.
private struct ViewBases {
  private let codebase: Codebase
  private var kinds: [Name: PartKind?] = [:]

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// - Parameter isClass: only a class is a controller or a `UIView`; `View` is the name of SwiftUI's protocol.
  mutating func kind(of names: [Name], isClass: Bool) -> PartKind? {
    for name in names {
      let kind = kinds[name] ?? Self.kind(of: codebase.text(name))
      kinds[name] = .some(kind)
      if let kind, isClass || kind == .screen { return kind }
    }
    return nil
  }

  private static func kind(of name: String) -> PartKind? {
    if name == "View" || name.hasSuffix("ViewControllerRepresentable") { return .screen }
    if name == "WKInterfaceController" || name == "UISearchController" { return .controller }
    if controllers.contains(where: name.hasSuffix) { return .controller }
    return subviews.contains(where: name.hasSuffix) ? .subview : nil
  }

  private static let controllers = ["ViewController", "HostingController", "NavigationController", "TabBarController"]
  private static let subviews = ["View", "Cell", "UIControl", "UIButton", "UILabel"]
}
