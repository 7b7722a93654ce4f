import ViperFacts
import ViperLinking

/// The members that types use on what their properties hold.
struct UsedMembers {
  let codebase: Codebase

  /// The members that a type uses on its own property.
  func names(through property: Name, in type: TypeSymbol.ID) -> Set<Name> {
    var found: Set<Name> = []
    for part in codebase.types[type].parts {
      let file = codebase.files[Int(part.file)]
      let span = codebase.declaration(part).span
      for (index, node) in file.facts.expressions.enumerated() where node.kind == .member {
        guard span.start <= node.span.start, node.span.end <= span.end, let base = base(of: index, in: file) else { continue }
        if file.name(file.facts.expressions[base].name) == property { found.insert(file.name(node.name)) }
      }
    }
    return found
  }

  /// The members that a type declares or inherits.
  func names(of type: TypeSymbol.ID) -> Set<Name> {
    Set(([type] + codebase.ancestors(of: type)).flatMap { codebase.members.names(of: $0) })
  }

  /// The own property that a member is looked up on: `presenter` in `self?.presenter?.load`.
  private func base(of member: Int, in file: LinkedFile) -> Int? {
    let expressions = file.facts.expressions
    guard let base = file.facts.innerOperand(of: member) else { return nil }
    switch expressions[base].kind {
    case .name: return base
    case .member:
      guard let owner = file.facts.innerOperand(of: base) else { return nil }
      return codebase.isSelf(owner, in: file) ? base : nil
    default: return nil
    }
  }
}
