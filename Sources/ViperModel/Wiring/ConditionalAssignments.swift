import ViperFacts
import ViperLinking

/// Tells which properties do not get their object whenever both it and their owner are there.
///
/// An assignment counts from where the later of its receiver and its value is bound: in `if let view { view.presenter = presenter }`
/// nothing decides any more, in `if isEditable { view.presenter = presenter }` the condition does.
struct ConditionalAssignments {
  private let codebase: Codebase
  /// By slot, also those to a requirement that the property implements.
  private let assignments: [Int: [PropertyAssignment]]

  init(_ codebase: Codebase, _ flow: ValueFlow, _ solver: FlowSolver) {
    self.codebase = codebase
    var bySlot: [Int: [PropertyAssignment]] = [:]
    for assignment in flow.assignments {
      if let slot = assignment.slot { bySlot[slot, default: []].append(assignment) }
    }
    let direct = bySlot
    let name = { (slot: Int) in codebase.name(codebase.declaration(ofSlot: slot)) }
    for edge in solver.edges {
      guard let inherited = direct[edge.from], name(edge.from) == name(edge.to) else { continue }
      bySlot[edge.to, default: []] += inherited
    }
    assignments = bySlot
  }

  func contain(slot: Int) -> Bool { assignments[slot]?.contains(where: isConditional) ?? false }

  private func isConditional(_ assignment: PropertyAssignment) -> Bool {
    let facts = codebase.files[assignment.file].facts
    let nodes = facts.expressions
    let root = facts.root(of: assignment.node)
    let around = (root..<assignment.node).filter { Int(nodes[$0].subtreeEnd) > assignment.node }
    guard let whole = around.last(where: { nodes[$0].isA(.assignment) }),
      let target = facts.operands(of: whole).first, let value = facts.innerOperand(of: whole, at: 1)
    else { return true }
    switch nodes[value].kind {
    // It makes or gets the object here.
    case .call, .cast: return false
    case .ternary, .literal: return true
    default: break
    }
    let receiver = nodes[target].isA(.member) ? facts.innerOperand(of: target) : nil
    let bindings = [value, receiver].compactMap { $0 }.compactMap { binding(of: $0, from: root, before: whole, in: facts) }
    let start = bindings.max() ?? root
    return around.contains { $0 > start && $0 < whole && isBranch($0, since: start, in: facts) }
      || (start..<whole).contains { leaves($0, since: start, before: whole, in: facts) }
  }

  /// Where a local is bound whose scope an expression is in.
  private func binding(of name: Int, from root: Int, before end: Int, in facts: FileFacts) -> Int? {
    let nodes = facts.expressions
    guard nodes[name].isA(.name) else { return nil }
    return (root..<end).last { nodes[$0].isA(.binding) && nodes[$0].name == nodes[name].name }
  }

  private func isBranch(_ node: Int, since start: Int, in facts: FileFacts) -> Bool {
    let nodes = facts.expressions
    switch nodes[node].kind {
    case .closure, .declaration, .ternary, .coalesce, .switch, .pattern, .match, .operator: return true
    case .block:
      // Where the condition binds the object, the block is what it is bound for.
      guard let parent = facts.parent(of: node), nodes[parent].isA(.block), nodes[parent].flags.contains(.hasValue) else {
        return true
      }
      return parent > start
    default: return false
    }
  }

  /// Whether code may leave the body at an expression, before another one.
  private func leaves(_ node: Int, since start: Int, before end: Int, in facts: FileFacts) -> Bool {
    let nodes = facts.expressions
    if nodes[node].isA(.return) { return true }
    guard nodes[node].isA(.block), nodes[node].flags.contains(.isGuard), Int(nodes[node].subtreeEnd) <= end else { return false }
    // The conditions are in the block's span; where they bind the object, it is there from then on.
    return nodes[start].span.start < nodes[node].span.start
  }
}

extension FileFacts {
  /// An operand, by position, without what unwraps it.
  fileprivate func innerOperand(of expression: Int, at position: Int) -> Int? {
    guard var next = Array(operands(of: expression)).dropFirst(position).first else { return nil }
    while expressions[next].isA(.unwrap), let inner = operands(of: next).first { next = inner }
    return next
  }
}
