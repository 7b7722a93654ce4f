import ViperFacts
import ViperLinking

/// Tells which properties do not get their object whenever both it and their owner are there.
///
/// An assignment counts from where the later of its receiver and its value is bound: in `if let view { view.presenter = presenter }`
/// nothing decides any more, in `if isEditable { view.presenter = presenter }` the condition does.
struct ConditionalAssignments {
  private let slots: Set<Int>

  /// - Parameter isAsked: whether a property of a type is asked about.
  init(_ codebase: Codebase, _ flow: ValueFlow, _ solver: FlowSolver, of isAsked: (TypeSymbol.ID) -> Bool) {
    var conditional: Set<Int> = []
    var (file, body): (Int, BodyIndex?) = (-1, nil)
    for assignment in flow.assignments {
      guard let slot = assignment.slot, !conditional.contains(slot),
        let owner = codebase.type(around: codebase.declaration(ofSlot: slot)), isAsked(owner)
      else { continue }
      if file != assignment.file || body?.range.contains(assignment.node) != true {
        let facts = codebase.files[assignment.file].facts
        (file, body) = (assignment.file, BodyIndex(facts.root(of: assignment.node), in: facts))
      }
      if let body, body.isConditional(assignment.node) { conditional.insert(slot) }
    }
    // What code assigns to a requirement goes to the properties that implement it.
    let name = { (slot: Int) in codebase.name(codebase.declaration(ofSlot: slot)) }
    let inherited = solver.edges.filter { conditional.contains($0.from) && name($0.from) == name($0.to) }
    slots = conditional.union(inherited.map(\.to))
  }

  func contain(slot: Int) -> Bool { slots.contains(slot) }
}

extension BodyIndex {
  /// - Parameter target: the name of the property that is assigned to.
  fileprivate func isConditional(_ target: Int) -> Bool {
    guard let whole = ancestors(of: target).first(where: { nodes[$0].isA(.assignment) }),
      case let sides = Array(facts.operands(of: whole)), sides.count > 1
    else { return true }
    let (receiver, value) = (sides[0], facts.unwrapped(sides[1]))
    switch nodes[value].kind {
    // It makes or gets the object here.
    case .call, .cast: return false
    case .ternary, .literal: return true
    default: break
    }
    let base = nodes[receiver].isA(.member) ? facts.innerOperand(of: receiver) : nil
    let start = [value, base].compactMap { $0.flatMap { binding(of: $0, before: whole) } }.max() ?? range.lowerBound
    return ancestors(of: whole).prefix { $0 > start }.contains { isBranch($0, since: start) }
      || exits(between: start, and: whole).contains { leaves($0, since: start, before: whole) }
  }

  /// Where a local is bound that an expression names.
  private func binding(of name: Int, before end: Int) -> Int? {
    nodes[name].isA(.name) ? bindings(of: nodes[name].name).last { $0 < end } : nil
  }

  private func isBranch(_ node: Int, since start: Int) -> Bool {
    switch nodes[node].kind {
    case .closure, .declaration, .ternary, .coalesce, .switch, .pattern, .match, .operator: return true
    case .block:
      // Where the condition binds the object, the block is what it is bound for.
      guard let parent = parent(of: node), nodes[parent].isA(.block), nodes[parent].flags.contains(.hasValue) else { return true }
      return parent > start
    default: return false
    }
  }

  private func leaves(_ exit: Int, since start: Int, before end: Int) -> Bool {
    if nodes[exit].isA(.return) { return true }
    // The conditions are in the span of the guard's block; where they bind the object, it is there from then on.
    return Int(nodes[exit].subtreeEnd) <= end && nodes[start].span.start < nodes[exit].span.start
  }
}
