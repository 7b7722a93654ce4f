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

  /// The members that a method uses on its own parameter.
  func names(through parameter: DeclarationReference) -> Set<Name> {
    let (file, own) = (codebase.files[Int(parameter.file)], codebase.declaration(parameter))
    guard let method = method(taking: parameter) else { return [] }
    let (nodes, span) = (file.facts.expressions, codebase.declaration(method).span)
    let members = nodes.indices.filter { index in
      guard nodes[index].kind == .member, span.start <= nodes[index].span.start, nodes[index].span.end <= span.end,
        let base = file.facts.innerOperand(of: index)
      else { return false }
      return nodes[base].kind == .name && nodes[base].name == own.nameInBody
    }
    return Set(members.map { file.name(nodes[$0].name) })
  }

  /// The method or initializer that a parameter belongs to.
  func method(taking parameter: DeclarationReference) -> DeclarationReference? {
    let declarations = codebase.files[Int(parameter.file)].facts.declarations
    return declarations.indices[..<Int(parameter.index)].last { Int(declarations[$0].subtreeEnd) > Int(parameter.index) }
      .map { DeclarationReference(file: Int(parameter.file), index: $0) }
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
