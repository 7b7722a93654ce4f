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
    return Remedy(changes, after: reference.context.contains(.setToResult) ? .localConstant : nil)
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

  /// What would be released at once if a property became weak, with all others that are to become so: nothing else is seen to keep it.
  func lostPart(without reference: Reference) -> Component? {
    let typed = component(reference.to)
    if reference.context.contains(.adapted) { return typed }
    let held = reference.holds.isEmpty ? [reference.to] : reference.holds.map(\.component)
    let parts = Set(held.flatMap { heirs(of: $0) }).sorted().map(component).filter { !$0.isInterface }
    // As a dialect has it, the owner is there for the part: others may let go of it before.
    if reference.context.contains(.untold) || wantedStrengths(for: reference) == [.strong] { return parts.first ?? typed }
    let ranges = placesThatMayBecomeWeak.union([reference.range])
    return parts.first { part in
      part.kind == .struct ? !observations.roots.kept.contains(part.id) : !keepers.keep(part.id, without: ranges)
    }
  }
}
