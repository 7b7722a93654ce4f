import ViperFacts
import ViperLinking

/// Finds properties of a new object that a body uses, or has the object use, before it sets them.
struct LocalReads {
  let codebase: Codebase
  let reads: EarlyReads

  private static let loading: Set<String> = ["view", "loadView", "loadViewIfNeeded"]

  /// - Parameter settings: all assignments to the property.
  func all(of slot: ComponentSlots.Slot, _ settings: [SlotSettings.Setting]) -> [Wiring.EarlyRead] {
    if settings.contains(where: { codebase.isPlace($0.place, inCodeOf: slot.type) }) { return [] }
    return settings.compactMap { setting in
      guard let code = StraightCode(around: setting.place, in: codebase),
        let set = code.statement(of: Int(setting.place.node)),
        let base = code.facts.innerOperand(of: Int(setting.place.node)), code.facts.expressions[base].kind == .name,
        let made = code.binding(of: code.facts.expressions[base].name), makes(slot.type, at: made, in: code),
        let use = firstUse(of: code.facts.expressions[base].name, before: set, in: code, slot)
      else { return nil }
      return reads.reading(slot, use, in: code, set: setting.place)
    }
  }

  /// Whether a local gets a new object of exactly a type.
  private func makes(_ type: TypeSymbol.ID, at binding: Int, in code: StraightCode) -> Bool {
    let nodes = code.facts.expressions
    guard let call = code.facts.operands(of: binding).first, nodes[call].kind == .call,
      let callee = code.facts.operands(of: call).first, nodes[callee].kind == .name
    else { return false }
    return code.file.name(nodes[callee].name) == codebase.types[type].name
  }

  /// The first use of a local before a statement, if it is one that needs the property; nil too where the local is handed on.
  private func firstUse(
    of local: NameTable.ID, before statement: Int, in code: StraightCode, _ slot: ComponentSlots.Slot
  ) -> EarlyReads.Use? {
    let name = codebase.name(slot.property)
    for mention in code.mentions(of: local) where mention < code.statements[statement].lowerBound {
      guard let place = code.statement(of: mention), let member = code.member(on: mention) else { return nil }
      switch SlotUse(of: member, in: code.file, codebase) {
      case .set, .cleared: continue
      case .cannotTell: return nil
      case .read: break
      }
      let used = code.file.name(code.facts.expressions[member].name)
      if used == name {
        return code.member(on: member) == nil
          ? nil
          : EarlyReads.Use(node: member, statement: place, needsValue: OwnReads.needsValue(member, in: code.facts))
      }
      guard Self.loading.contains(codebase.text(used)), codebase.members[slot.type, used].isEmpty, needsIt(slot) else {
        return nil
      }
      return EarlyReads.Use(node: member, statement: place, through: "viewDidLoad")
    }
    return nil
  }

  /// Whether a view uses the property as soon as it is loaded.
  private func needsIt(_ slot: ComponentSlots.Slot) -> Bool {
    codebase.members[slot.type].contains { member in
      codebase.text(codebase.name(member)) == "viewDidLoad"
        && StraightCode(of: member, in: codebase).flatMap { reads.firstUse(of: slot, in: $0) } != nil
    }
  }
}
