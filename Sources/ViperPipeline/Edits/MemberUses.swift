internal import ViperFacts

/// How a file uses a property that no other file sees.
struct MemberUses {
  struct Member: Hashable {
    var name: String
    var isChanged: Bool
  }

  /// The members that are accessed through it; nil if it may be used in any other way, so that its type must stay.
  let members: Set<Member>?

  /// - Parameter type: the name of its class.
  init(of name: NameTable.ID, type: String, in file: AnalysedFile) {
    let facts = file.facts
    func isUse(_ index: Int) -> Bool { Self.isUse(facts.expressions[index], name) }
    var members: Set<Member>? = []
    for use in VariableUses(in: file).all(where: isUse) {
      guard let outer = use.outer, use.effect != .unknown else {
        members = nil
        continue
      }
      switch facts.expressions[outer].kind {
      case .member:
        members?.insert(Member(name: use.member ?? "", isChanged: use.effect == .change))
      case .assignment:
        if !Self.isPlain(assignment: outer, of: use.index, type: type, facts, isUse) { members = nil }
      default: members = nil
      }
    }
    self.members = members
  }

  private static func isUse(_ expression: Expression, _ name: NameTable.ID) -> Bool {
    (expression.kind == .name || expression.kind == .member) && expression.name == name
  }

  /// Whether an assignment compiles with another type: of a value that has a type of its own, or `self.presenter = presenter`, with a
  /// parameter of that name.
  private static func isPlain(
    assignment: Int, of use: Int, type: String, _ facts: FileFacts, _ isUse: (Int) -> Bool
  ) -> Bool {
    let parts = Array(facts.operands(of: assignment))
    guard parts.count == 2 else { return false }
    if parts[0] == use { return isUse(parts[1]) ? facts.expressions[parts[1]].kind == .name : hasOwnType(parts[1], type, facts) }
    return parts[1] == use && facts.expressions[use].kind == .name && isUse(parts[0])
      && facts.operands(of: parts[0]).first.map { facts.expressions[$0].kind == .selfReference } == true
  }

  /// Whether a value is certain to be of the class, whatever it is assigned to.
  private static func hasOwnType(_ value: Int, _ type: String, _ facts: FileFacts) -> Bool {
    let first = facts.operands(of: value).first
    switch facts.expressions[value].kind {
    case .name, .cast: return true
    case .literal: return facts.names[facts.expressions[value].name] == "nil"
    case .member: return first != nil
    case .unwrap: return first.map { hasOwnType($0, type, facts) } ?? false
    case .call:
      return first.map { facts.expressions[$0].kind == .name && facts.names[facts.expressions[$0].name] == type } ?? false
    default: return false
    }
  }
}
