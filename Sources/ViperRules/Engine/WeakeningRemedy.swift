internal import ViperFacts
import ViperLinking
internal import ViperModel

extension LintInput {
  /// The remedy that declares the property of a reference weak, and binds its interface to classes if it is not; nil for what cannot be
  /// weak.
  ///
  /// - Parameter partners: the changes that must be made with it.
  func remedy(toWeaken reference: Reference, with partners: [Remedy.Change] = []) -> Remedy? {
    guard let changes = weakening(of: reference, with: partners) else { return nil }
    if partners.isEmpty, let lost = lostPart(without: reference) {
      return Remedy(changes, after: .keeper(of: lost.name, untilShown: lost.role == .view))
    }
    if reference.context.contains(.setToResult) { return Remedy(changes, after: .localConstant) }
    return Remedy(changes, after: partners.isEmpty ? loneKeeper(without: reference) : nil)
  }

  /// The changes alone.
  func weakening(of reference: Reference, with partners: [Remedy.Change] = []) -> [Remedy.Change]? {
    let held = component(reference.to)
    // A property of a framework's class may hold what shows a view that is a struct.
    let isNamed = !reference.context.contains(.assigned)
    guard reference.canBeWeak, !reference.context.contains(.collected), !isNamed || [.class, .protocol].contains(held.kind) else {
      return nil
    }
    let weak = Remedy.Change(
      .weaken(type: isNamed ? held.name : nil, needsOptional: reference.context.contains(.required)), name(of: reference),
      at: reference.range)
    let bound = isNamed && held.isInterface && !held.isClassBound ? [Remedy.Change(.bind, held.name, at: held.range)] : []
    return [weak] + partners + bound
  }

  func name(of reference: Reference) -> String { "\(component(reference.from).name).\(reference.property ?? "")" }

  /// Set if code outside of the module may keep a part by itself, which alone keeps what the property holds then.
  private func loneKeeper(without reference: Reference) -> Remedy.Condition? {
    let ranges = placesThatMayBecomeWeak.union([reference.range])
    for part in parts(heldBy: reference) {
      let losers = keepers.losers(of: part.id, without: ranges)
      if let keeper = losers.contains(reference.from) ? reference.from : losers.first {
        return .loneKeeper(component(keeper).name, of: part.name)
      }
    }
    return nil
  }

  private func parts(heldBy reference: Reference) -> [Component] {
    let held = reference.holds.isEmpty ? [reference.to] : reference.holds.map(\.component)
    return Set(held.flatMap { heirs(of: $0) }).sorted().map(component).filter { !$0.isInterface }
  }

  /// What would be released at once if a property became weak, with all others that are to become so: nothing else is seen to keep it.
  func lostPart(without reference: Reference) -> Component? {
    let typed = component(reference.to)
    if reference.context.contains(.adapted) { return typed }
    let parts = parts(heldBy: reference)
    // As a dialect has it, the owner is there for the part: others may let go of it before.
    if reference.context.contains(.untold) || wantedStrengths(for: reference) == [.strong] { return parts.first ?? typed }
    let ranges = placesThatMayBecomeWeak.union([reference.range])
    return parts.first { part in
      part.kind == .struct ? !observations.roots.kept.contains(part.id) : !keepers.keep(part.id, without: ranges)
    }
  }
}
