import ViperFacts
import ViperLinking

/// What a part does with the part that it holds by a property.
struct LinkUses {
  let codebase: Codebase
  let values: HandedValues

  /// Whether a type only calls methods without a result on what its property holds: it reports what it has done.
  func onlyReports(by property: DeclarationReference, of type: TypeSymbol.ID, to target: TypeSymbol.ID) -> Bool {
    let name = codebase.name(property)
    let used = UsedMembers(codebase: codebase).names(through: name, in: type)
    guard !used.isEmpty else { return false }
    let isHandedOn = values.mentions(of: name, in: codebase.types[type].parts, ofSelf: true).contains(where: \.goesOn)
    return !isHandedOn
      && used.allSatisfy { member in
        let found = ([target] + codebase.ancestors(of: target)).flatMap { codebase.members[$0, member] }
        return !found.isEmpty
          && found.allSatisfy { codebase.declaration($0).kind == .function && codebase.declaration($0).type < 0 }
      }
  }

  /// Whether a view of SwiftUI binds what its property publishes, and calls nothing of it but to answer the screen that it opens.
  func onlyBinds(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let name = codebase.name(property)
    guard let projected = codebase.names.known("$" + codebase.text(name)) else { return false }
    var isBound = false
    for part in codebase.types[type].parts {
      let file = codebase.files[Int(part.file)]
      let span = codebase.declaration(part).span
      for (index, node) in file.facts.expressions.enumerated()
      where NameMentions.isMention(node) && span.start <= node.span.start && node.span.end <= span.end {
        let mentioned = file.name(node.name)
        if mentioned == projected {
          isBound = true
        } else if mentioned == name, isOwn(index, in: file), !isRead(index, in: file.facts), !isAnswer(index, in: file) {
          return false
        }
      }
    }
    return isBound
  }

  private func isOwn(_ index: Int, in file: LinkedFile) -> Bool {
    if file.facts.expressions[index].isA(.name) { return true }
    return file.facts.innerOperand(of: index).map { codebase.isSelf($0, in: file) } ?? false
  }

  /// Whether a mention only reads a property of it.
  private func isRead(_ index: Int, in facts: FileFacts) -> Bool {
    guard let member = member(of: index, in: facts) else { return false }
    guard let parent = facts.parent(of: member) else { return true }
    return facts.expressions[parent].kind != .assignment && BodySyntax.arguments(ofCallee: member, in: facts) == nil
  }

  private func member(of index: Int, in facts: FileFacts) -> Int? {
    var parent = facts.parent(of: index)
    while let found = parent, facts.expressions[found].kind == .unwrap { parent = facts.parent(of: found) }
    return parent.flatMap { facts.expressions[$0].isA(.member) ? $0 : nil }
  }

  /// Whether a mention is in a closure that another type's static member is given: by it, the screen that this makes answers.
  private func isAnswer(_ index: Int, in file: LinkedFile) -> Bool {
    var child = index
    while let parent = file.facts.parent(of: child), file.facts.expressions[child].kind != .closure { child = parent }
    guard file.facts.expressions[child].kind == .closure, let argument = file.facts.parent(of: child),
      file.facts.expressions[argument].kind == .argument, let call = file.facts.parent(of: argument),
      let callee = file.facts.innerOperand(of: call), file.facts.expressions[callee].isA(.member),
      let base = file.facts.innerOperand(of: callee), file.facts.expressions[base].kind == .name
    else { return false }
    let name = file.name(file.facts.expressions[base].name)
    return codebase.types.contains { $0.name == name && !$0.isExternal }
  }
}
