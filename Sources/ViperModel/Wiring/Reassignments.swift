import ViperFacts
import ViperLinking

/// Finds properties that a body sets twice, to different objects, without any use between.
struct Reassignments {
  let codebase: Codebase
  let fillers: SlotFillers

  func all(of slots: [ComponentSlots.Slot]) -> [Wiring.Reassignment] {
    var seen: Set<SlotSettings.Place> = []
    var found: [Wiring.Reassignment] = []
    for slot in slots {
      let all = fillers.settings(of: slot.property, of: slot.type)
      // Several types may implement the requirement that is set.
      for (first, second) in zip(all, all.dropFirst()) where isLost(first, by: second) && seen.insert(second.place).inserted {
        found.append(reassignment(of: slot, first, second))
      }
    }
    return found
  }

  private func reassignment(
    of slot: ComponentSlots.Slot, _ first: SlotSettings.Setting, _ second: SlotSettings.Setting
  ) -> Wiring.Reassignment {
    func range(_ setting: SlotSettings.Setting) -> SourceRange {
      let file = Int(setting.place.file)
      return codebase.range(codebase.files[file].facts.expressions[Int(setting.place.node)].span, in: file)
    }
    return Wiring.Reassignment(
      owner: slot.owner, target: slot.target, property: codebase.text(codebase.name(slot.property)), range: range(second),
      first: range(first))
  }

  private func isLost(_ first: SlotSettings.Setting, by second: SlotSettings.Setting) -> Bool {
    guard first.place.file == second.place.file, let code = StraightCode(around: second.place, in: codebase),
      code.range.contains(Int(first.place.node)), let before = code.statement(of: Int(first.place.node)),
      let after = code.statement(of: Int(second.place.node)), before < after,
      let local = receiver(of: first, in: code), local == receiver(of: second, in: code), code.binding(of: local) != nil,
      areDifferent(first.value, second.value, in: code)
    else { return false }
    let between = code.statements[before].upperBound..<code.statements[after].lowerBound
    return code.mentions(of: local).filter(between.contains).allSatisfy { isOnlyFilled($0, in: code) }
  }

  private func receiver(of setting: SlotSettings.Setting, in code: StraightCode) -> NameTable.ID? {
    guard let base = code.facts.innerOperand(of: Int(setting.place.node)), code.facts.expressions[base].kind == .name else {
      return nil
    }
    return code.facts.expressions[base].name
  }

  private func isOnlyFilled(_ mention: Int, in code: StraightCode) -> Bool {
    guard let member = code.member(on: mention) else { return false }
    if case .set = SlotUse(of: member, in: code.file, codebase) { return true }
    return false
  }

  /// Whether two values are objects that the body makes or gets by different calls, or one of them is the object itself.
  private func areDifferent(_ a: Int, _ b: Int, in code: StraightCode) -> Bool {
    guard let one = origin(of: a, in: code), let other = origin(of: b, in: code) else { return false }
    return one != other
  }

  /// The construction that a value comes from, by position, or -1 for `self`.
  private func origin(of value: Int, in code: StraightCode) -> Int? {
    let nodes = code.facts.expressions
    switch nodes[value].kind {
    case .selfReference: return -1
    case .call:
      guard let callee = code.facts.operands(of: value).first, nodes[callee].kind == .name,
        codebase.text(code.file.name(nodes[callee].name)).first?.isUppercase == true
      else { return nil }
      return value
    case .name:
      guard let binding = code.binding(of: nodes[value].name), let made = code.facts.operands(of: binding).first,
        nodes[made].kind == .call
      else { return nil }
      return origin(of: made, in: code)
    default: return nil
    }
  }
}
