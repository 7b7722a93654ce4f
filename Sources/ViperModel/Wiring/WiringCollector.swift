import ViperFacts
import ViperLinking

/// Finds what is wrong with the properties in which components keep each other: nothing sets them, or too late, or twice.
struct WiringCollector {
  let codebase: Codebase
  let graph: ComponentTypes
  let usages: UsagesByKind
  private let slots: [ComponentSlots.Slot]
  private let fillers: SlotFillers

  init(
    _ codebase: Codebase, _ ancestry: Ancestry, _ graph: ComponentTypes, _ usages: UsagesByKind, _ flow: ValueFlow,
    _ mentions: NameMentions, _ unread: UnreadCode, outlets: Set<Int>
  ) {
    (self.codebase, self.graph, self.usages) = (codebase, graph, usages)
    slots = ComponentSlots(codebase, graph, usages.stored).all.filter { !outlets.contains($0.number) }
    let settings = SlotSettings(codebase, mentions, flow.assignments, of: Set(slots.map { codebase.name($0.property) }))
    let open = slots.filter { settings.all(of: $0.number).isEmpty }
    fillers = SlotFillers(
      codebase, ancestry, mentions, settings, unread, constructions: usages.constructions,
      names: Set(open.map { codebase.name($0.property) }))
  }

  func collect() -> Wiring {
    let reads = OwnReads(codebase: codebase)
    var wiring = Wiring()
    for slot in slots where fillers.settings.all(of: slot.number).isEmpty {
      switch fillers.verdict(of: slot.property, of: slot.type) {
      case .assigned: continue
      case .cannotTell(let way): wiring.undecided.add(way)
      case .unassigned: if let empty = unassigned(slot, reads) { wiring.unassigned.append(empty) }
      }
    }
    wiring.early = EarlyReads(codebase: codebase, fillers: fillers, reads: reads).all(of: slots)
    wiring.reassigned = Reassignments(codebase: codebase, fillers: fillers).all(of: slots)
    wiring.idle = IdleLocals(codebase: codebase, graph: graph).all(usages.constructions)
    return wiring
  }

  private func unassigned(_ slot: ComponentSlots.Slot, _ reads: OwnReads) -> Wiring.EmptyProperty? {
    let places = reads.all(of: slot.property, of: slot.type)
    guard let read = places.first(where: \.needsValue) ?? places.first else { return nil }
    return Wiring.EmptyProperty(
      owner: slot.owner, target: slot.target, property: codebase.text(codebase.name(slot.property)),
      range: codebase.range(codebase.declaration(slot.property).nameSpan, in: Int(slot.property.file)),
      isImplicitlyUnwrapped: slot.isImplicitlyUnwrapped && read.needsValue, read: read.range)
  }
}
