internal import ViperLinking
internal import ViperModel

extension ReferenceRule.Way {
  /// Nil for inheritance and conformance, which dialects do not restrict.
  init?(_ kind: ReferenceKind) {
    switch kind {
    case .stored: self = .stored
    case .construction: self = .construction
    case .staticCall: self = .staticCall
    case .parameter, .result, .local, .cast, .chain: self = .use
    case .inheritance, .conformance: return nil
    }
  }
}

extension Component {
  /// Whether any component may refer to it: an item of a row, a module's input or output, a base type.
  var isExempt: Bool {
    switch surface {
    case .item, .base, .input, .output: true
    case .internal, nil: isBase
    }
  }

  /// Whether it is a view of SwiftUI, or a part of one.
  var isSwiftUIView: Bool { kind == .struct && [.view, .subview].contains(role) }

  var isValue: Bool { kind == .struct || kind == .enum }

  /// Whether it is a part of a module that an assembly creates.
  var isAssembled: Bool { [.view, .presenter, .interactor, .wireframe].contains(role) && !isInterface && !isBase }
}

extension Reference {
  /// Whether the property can be declared weak: its own value is not lost at once.
  var canBeWeak: Bool { !context.contains(.selfFilled) }

  fileprivate var isInheritance: Bool { kind == .conformance || kind == .inheritance }

  /// The evidence for what the slot holds, in the words of a finding.
  var holdingEvidence: String? {
    switch holds.map(\.certainty).max() {
    case .sure: "assigned or declared"
    case .sole: "the only type that conforms to its protocol"
    case .may: "one of several types that conform"
    case nil: nil
    }
  }
}

extension LintInput {
  /// What to do about properties that must not own what they hold.
  func weakening(_ references: [Reference]) -> Weakening {
    let names = { (canBeWeak: Bool) in
      Set(references.filter { $0.canBeWeak == canBeWeak }.map { "'\(self.component($0.from).name).\($0.property ?? "")'" })
        .sorted()
    }
    return Weakening(properties: names(true), filled: names(false))
  }

  /// Whether ownership is inverted: the view that a part stores refers back to it weakly, where the dialect does not ask for that.
  func ownsItsView(_ reference: Reference) -> Bool {
    guard component(reference.to).role == .view else { return false }
    let views = heirs(of: reference.to).union(reference.holds.map(\.component)).filter { !component($0).isInterface }
    let faces = bases(of: reference.from)
    let back = views.sorted().flatMap { view in references(from: view).filter { $0.kind == .stored && faces.contains($0.to) } }
    return !back.isEmpty && back.allSatisfy { $0.strength != .strong && !mustNotOwn($0) }
  }

  /// Whether a property is no owner as the dialect has it, and ownership is not inverted.
  func isForbiddenOwner(_ reference: Reference) -> Bool { mustNotOwn(reference) && !ownsItsView(reference) }

  /// Whether it is a SwiftUI view that only puts modules together, such as the tabs that an app starts with: it belongs to no module,
  /// no module uses it, and it creates view and presenter of several.
  func isShell(_ component: Component) -> Bool {
    guard component.isSwiftUIView, component.module == nil,
      !references(to: component.id).contains(where: { self.component($0.from).module != nil })
    else { return false }
    let made = references(from: component.id).filter { $0.kind == .construction }.map { self.component($0.to) }
    let assembled = Set(made.filter { $0.role == .presenter }.compactMap(\.module))
    return assembled.intersection(made.filter { $0.role == .view }.compactMap(\.module)).count > 1
  }

  /// Whether it is a view controller that only puts other modules into itself: it has no presenter of its own, and it creates or asks the
  /// assemblies or wireframes of several.
  func isContainer(_ component: Component) -> Bool {
    guard component.role == .view, !component.isSwiftUIView, component.module == nil || isGuest(component) else { return false }
    let made = references(from: component.id).filter { [.construction, .staticCall].contains($0.kind) }
      .map { self.component($0.to) }
    let modules = Set(made.filter { [.assembly, .wireframe].contains($0.role) }.compactMap(\.module))
    return modules.subtracting([component.module].compactMap(\.self)).count > 1
  }

  /// Whether it is a tab bar or the like that counts to a module only because it shows that too: the presenter there drives another view.
  private func isGuest(_ container: Component) -> Bool {
    guard observations.containers.contains(container.id), let module = container.module else { return false }
    return graph.components.contains { other in
      other.module == module && other.role == .view && !other.isInterface && other.id != container.id
        && references(from: other.id).contains { reference in
          reference.kind == .stored && self.component(reference.to).role == .presenter
        }
        && !observations.containers.contains(other.id)
    }
  }

  /// A component and all that it conforms to or inherits, in any number of steps.
  func bases(of component: Component.ID) -> Set<Component.ID> {
    closure(of: component) { references(from: $0).filter(\.isInheritance).map(\.to) }
  }

  /// A component and all that conform to it or inherit it, in any number of steps.
  func heirs(of component: Component.ID) -> Set<Component.ID> {
    closure(of: component) { references(to: $0).filter(\.isInheritance).map(\.from) }
  }

  private func closure(of component: Component.ID, _ next: (Component.ID) -> [Component.ID]) -> Set<Component.ID> {
    var found: Set<Component.ID> = [component]
    var queue = [component]
    while let last = queue.popLast() { queue += next(last).filter { found.insert($0).inserted } }
    return found
  }
}
