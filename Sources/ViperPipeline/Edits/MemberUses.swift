internal import ViperFacts

/// How a file uses a name, wherever it is declared.
struct MemberUses {
  /// Whether every use is one of a member, or an assignment to the name: its type may then change to one with these members.
  private(set) var areAll = true
  private let facts: FileFacts
  private let name: NameTable.ID

  init(of name: NameTable.ID, in facts: FileFacts) {
    (self.facts, self.name) = (facts, name)
    var open: [Int] = []
    for (index, expression) in facts.expressions.enumerated() {
      while let last = open.last, Int(facts.expressions[last].subtreeEnd) <= index { open.removeLast() }
      if isUse(expression) { areAll = areAll && isOfMember(index, in: open) }
      open.append(index)
    }
  }

  private func isUse(_ expression: Expression) -> Bool {
    (expression.kind == .name || expression.kind == .member) && expression.name == name
  }

  /// - Parameter around: the expressions around the use, outermost first.
  private func isOfMember(_ use: Int, in around: [Int]) -> Bool {
    guard let outer = around.last(where: { facts.expressions[$0].kind != .unwrap }) else { return false }
    switch facts.expressions[outer].kind {
    case .member: return true
    // `self.presenter = presenter`, with a parameter of that name.
    case .assignment: return isUse(facts.expressions[outer + 1])
    default: return false
    }
  }
}
