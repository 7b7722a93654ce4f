internal import ViperLinking
internal import ViperModel

extension LintInput {
  /// The repair that declares the property of a reference weak, and binds its interface to classes if it is not; nil if that is no
  /// class, or if what it holds might be released at once.
  func weakening(of reference: Reference) -> Repair? {
    let held = component(reference.to)
    guard reference.canBeWeak, reference.context.isDisjoint(with: [.collected, .inferred, .setToResult, .fresh]),
      [.class, .protocol].contains(held.kind), isKeptByOthers(reference)
    else { return nil }
    if reference.context.contains(.assigned) { return .weaken(at: reference.range, type: nil, interface: nil) }
    return .weaken(at: reference.range, type: held.name, interface: held.isClassBound ? nil : held.range)
  }

  /// Whether others keep what a property holds, as far as can be told from who makes it: its owner does not, and who makes a view does
  /// not hand out another part in its place, which then keeps the view until it is shown.
  private func isKeptByOthers(_ reference: Reference) -> Bool {
    let held = Set(reference.holds.map(\.component) + [reference.to]).flatMap { heirs(of: $0) }
    return Set(held).filter { !component($0).isInterface }.allSatisfy { part in
      references(to: part).filter { Self.makings.contains($0.kind) && $0.from != part }.allSatisfy { making in
        if making.from == reference.from { return making.kind != .construction }
        return component(part).role != .view || handsOut(part, making.from)
      }
    }
  }

  private static let makings: [ReferenceKind] = [.construction, .cast, .local]

  /// Whether a component returns a view that it makes, or returns no other part of the view's module.
  private func handsOut(_ view: Component.ID, _ maker: Component.ID) -> Bool {
    let results = references(from: maker).filter { $0.kind == .result }.map(\.to)
    let faces = bases(of: view)
    return results.contains { faces.contains($0) }
      || !results.contains { result in
        component(result).module == component(view).module
          && [.presenter, .interactor, .wireframe].contains(component(result).role)
      }
  }
}
