import ViperFacts
import ViperLinking

/// What an expression does with the property that it names.
enum SlotUse: Equatable {
  /// It gives it a value, the expression of which has that position.
  case set(Int)
  /// It sets it to nil.
  case cleared
  case read
  case cannotTell(Escape)

  init(of node: Int, in file: LinkedFile, _ codebase: Codebase) {
    let (facts, nodes) = (file.facts, file.facts.expressions)
    if nodes[node].kind == .member, facts.operands(of: node).isEmpty,
      let parent = facts.parent(of: node), nodes[parent].kind == .other
    {
      self = .cannotTell(.keyPath)
      return
    }
    // The first operand of an expression comes directly after it.
    var outer = node - 1
    while outer >= 0, nodes[outer].kind == .unwrap { outer -= 1 }
    self = .read
    guard outer >= 0, Int(nodes[outer].subtreeEnd) > node else { return }
    switch nodes[outer].kind {
    case .assignment:
      let operands = Array(facts.operands(of: outer))
      guard operands.count == 2 else { return }
      self = codebase.isNil(operands[1], in: file) ? .cleared : .set(operands[1])
    case .operator:
      if nodes[outer].flags.contains(.mayChange) { self = .cannotTell(.operator) }
    case .argument:
      guard let tuple = facts.parent(of: outer), tuple > 0, nodes[tuple].kind == .tuple, nodes[tuple - 1].kind == .assignment
      else { return }
      self = .cannotTell(.operator)
    default: break
    }
  }
}
