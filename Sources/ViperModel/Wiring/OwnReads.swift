import ViperFacts
import ViperLinking

/// Where the code of a type certainly reads its own property.
struct OwnReads {
  let codebase: Codebase

  struct Read {
    var range: SourceRange
    /// Whether it uses a member of the value without asking whether there is one.
    var needsValue: Bool
  }

  /// All places, those of the type itself first, each in source order.
  func all(of property: DeclarationReference, of type: TypeSymbol.ID) -> [Read] {
    let name = codebase.name(property)
    return ([type] + codebase.conformers(of: type)).flatMap { codebase.types[$0].parts }.flatMap { part -> [Read] in
      let file = codebase.files[Int(part.file)]
      let span = codebase.declaration(part).span
      let nodes = file.facts.expressions
      let found = nodes.indices.filter { index in
        span.start <= nodes[index].span.start && nodes[index].span.end <= span.end && isRead(name, index, in: file)
      }
      return found.map {
        Read(range: codebase.range(nodes[$0].span, in: Int(part.file)), needsValue: Self.needsValue($0, in: file.facts))
      }
    }
  }

  /// Whether a member of what an expression reads is used, with no question mark between.
  static func needsValue(_ index: Int, in facts: FileFacts) -> Bool {
    facts.parent(of: index).map { facts.expressions[$0].kind == .member } ?? false
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
