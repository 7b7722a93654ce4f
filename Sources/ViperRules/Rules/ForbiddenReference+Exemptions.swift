internal import ViperFacts
internal import ViperLinking
internal import ViperModel

/// References that the table forbids, and that are a way of putting modules together all the same.
extension ForbiddenReference {
  /// Whether a router holds what it needs for the screens that it opens: its presenter, to hand it on unread, or another module's
  /// screen that it has presented and has to dismiss, weakly or until it sets it to nil.
  func isKeptForOthers(_ reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> Bool {
    guard from.role == .wireframe, reference.kind == .stored else { return false }
    switch to.role {
    case .presenter: return reference.strength != .strong && reference.context.contains(.relayed)
    case .view: return from.module != to.module && (reference.strength != .strong || reference.isTransient)
    default: return false
    }
  }

  /// Whether it is the interface by which a component reports back to its owner: one that has the component's name, such as
  /// `LoginInteractorOutput`, which other rules want held weakly, or a `RouterOutput` of a router that is held so.
  func isOwnOutput(_ reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> Bool {
    guard to.isInterface, [.wireframe, .interactor].contains(from.role), to.role == .presenter, from.module == to.module
    else { return false }
    if isNamedAfter(from, to) { return true }
    // Where an interactor keeps the interface of its presenter strongly, other rules say what is wrong with that.
    if from.role == .interactor, reference.kind == .stored, reference.strength == .strong { return true }
    return reference.strength != .strong && isConsumed(to, by: from, input)
  }

  /// Whether an interface is by its name the one by which a component reports back.
  func isNamedOutput(_ interface: Component, of owner: Component, _ input: LintInput) -> Bool {
    isNamedAfter(owner, interface) || isConsumed(interface, by: owner, input)
  }

  private func isNamedAfter(_ owner: Component, _ interface: Component) -> Bool {
    interface.name.hasPrefix(owner.name) && interface.name.count > owner.name.count
  }

  /// Whether the dialect has a name for such interfaces of the component's role.
  private func isConsumed(_ interface: Component, by owner: Component, _ input: LintInput) -> Bool {
    input.dialect(of: owner).interfaces.contains { rule in
      rule.consumers.contains(owner.role) && (rule.names + rule.siblingNames).contains { $0.stem(of: interface.name) != nil }
    }
  }

  /// Whether a static member of a view assembles the module: it asks the assembly or wireframe for it, or makes the parts itself.
  func isEntryPoint(_ reference: Reference, _ from: Component, _ to: Component) -> Bool {
    guard reference.context.contains(.staticMember), from.role == .view, from.module == to.module else { return false }
    switch to.role {
    case .wireframe, .assembly: return true
    case .interactor: return [.construction, .local].contains(reference.kind)
    default: return false
    }
  }

  /// Whether a SwiftUI view makes a router that is a value: it builds the views that a modifier shows, and holds no part.
  func isAttachedRouter(_ reference: Reference, _ from: Component, _ to: Component) -> Bool {
    [.construction, .staticCall].contains(reference.kind) && from.isSwiftUIView && to.isValue && to.role == .wireframe
  }

  /// Whether a view that a storyboard creates starts its own assembly once it is loaded: it names the part of its
  /// module that creates the presenter. One that code creates need not, as its initializer's caller can assemble it; a SwiftUI view
  /// may ask its own module for it in the initializer as well as in a property's initial value.
  func isSelfAssembly(_ reference: Reference, _ from: Component, _ to: Component, _ input: LintInput) -> Bool {
    guard reference.kind == .staticCall, from.role == .view, from.module != nil, [.wireframe, .assembly].contains(to.role),
      !reference.context.contains(.initializer) || from.isSwiftUIView && from.module == to.module
    else { return false }
    // A dialect that says where a view assembles itself is followed.
    if input.rule(for: reference)?.within.contains(.staticCall) == true { return false }
    if from.module == to.module, reference.context.contains(.givenSelf) { return true }
    return input.references(from: to.id).contains { made in
      let part = input.component(made.to)
      return made.kind == .construction && part.role == .presenter && (part.module == from.module || holds(from, part, input))
    }
  }

  private func holds(_ view: Component, _ part: Component, _ input: LintInput) -> Bool {
    input.references(from: view.id).contains { reference in
      reference.kind == .stored && reference.holds.contains { $0.component == part.id && $0.certainty > .may }
    }
  }
}
