import ViperFacts
import ViperLinking

/// Where the code of a type certainly reads its own property.
struct OwnReads {
  let codebase: Codebase

  /// The first place, in source order.
  func first(of property: DeclarationReference, of type: TypeSymbol.ID) -> SourceRange? {
    let name = codebase.name(property)
    for type in [type] + codebase.conformers(of: type) {
      for part in codebase.types[type].parts {
        let file = codebase.files[Int(part.file)]
        let span = codebase.declaration(part).span
        let nodes = file.facts.expressions
        let found = nodes.indices.first { index in
          span.start <= nodes[index].span.start && nodes[index].span.end <= span.end && isRead(name, index, in: file)
        }
        if let found { return codebase.range(nodes[found].span, in: Int(part.file)) }
      }
    }
    return nil
  }

  /// Whether an expression reads a property of that name of the object itself.
  func isRead(_ name: Name, _ index: Int, in file: LinkedFile) -> Bool {
    let node = file.facts.expressions[index]
    guard NameMentions.isMention(node), file.name(node.name) == name, SlotUse(of: index, in: file, codebase) == .read else {
      return false
    }
    if node.kind == .name { return !isHidden(node.name, at: index, in: file.facts) }
    return file.facts.innerOperand(of: index).map { codebase.isSelf($0, in: file) } ?? false
  }

  /// Whether a parameter or local of the function around an expression has the name, too.
  private func isHidden(_ name: NameTable.ID, at index: Int, in facts: FileFacts) -> Bool {
    let place = facts.expressions[index].span
    let around = facts.declarations.indices.filter { number in
      let declaration = facts.declarations[number]
      return !declaration.isType && declaration.kind != .extension && declaration.span.start <= place.start
        && place.end <= declaration.span.end
    }
    return around.contains { number in
      let declaration = facts.declarations[number]
      let parameters = facts.children(of: number).map { facts.declarations[$0] }.filter { $0.kind == .parameter }
      if parameters.contains(where: { $0.nameInBody == name }) { return true }
      guard declaration.body >= 0, Int(declaration.body) < index else { return false }
      return (Int(declaration.body)..<index).contains { other in
        let node = facts.expressions[other]
        return node.kind == .binding && node.name == name && Int(node.subtreeEnd) <= index
      }
    }
  }
}
