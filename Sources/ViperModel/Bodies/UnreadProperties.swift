import ViperFacts
import ViperLinking

/// The stored properties that nothing reads: code only assigns to them, if it mentions them at all.
struct UnreadProperties {
  private let codebase: Codebase
  private let values: HandedValues
  private let unused: UnusedCode

  init(_ codebase: Codebase, _ values: HandedValues, usages: UsagesByKind) {
    self.codebase = codebase
    self.values = values
    unused = UnusedCode(codebase: codebase, usages: usages)
  }

  /// - Parameter includesPublished: whether clients outside of the code base do not count as readers.
  func contain(_ property: DeclarationReference, of type: TypeSymbol.ID, includesPublished: Bool = false) -> Bool {
    let declaration = codebase.declaration(property)
    guard declaration.body < 0, declaration.flags.isDisjoint(with: [.isOutlet, .isObjC, .hasWrapper, .isStatic]),
      includesPublished || !declaration.flags.contains(.isPublished)
    else { return false }
    let name = codebase.name(property)
    let family = [type] + codebase.conformers(of: type)
    return family.allSatisfy { !isRead(name, in: $0) }
      && !unused.files(dealingWith: type).contains { isRead(name, ofOthersIn: codebase.files[$0].facts, $0) }
  }

  /// Whether a type reads its own property.
  private func isRead(_ property: Name, in type: TypeSymbol.ID) -> Bool {
    values.places(of: property, in: codebase.types[type].parts, ofSelf: true).contains { place in
      if case .set = place.mention { return false }
      return !isParameter(place.expression, property, in: place.file, of: type)
    }
  }

  /// Whether a name is that of a parameter of the method around it.
  private func isParameter(_ expression: Int, _ name: Name, in file: Int, of type: TypeSymbol.ID) -> Bool {
    let node = codebase.files[file].facts.expressions[expression]
    guard node.kind == .name else { return false }
    return codebase.members[type].contains { member in
      let span = codebase.declaration(member).span
      return Int(member.file) == file && span.start <= node.span.start && node.span.end <= span.end
        && codebase.parameters(of: member).contains { codebase.files[file].name(codebase.declaration($0).nameInBody) == name }
    }
  }

  /// Whether code of a file reads a property of that name of an object other than itself.
  private func isRead(_ property: Name, ofOthersIn facts: FileFacts, _ file: Int) -> Bool {
    let names = codebase.files[file].names
    return facts.expressions.indices.contains { index in
      let node = facts.expressions[index]
      guard node.kind == .member, names[Int(node.name)] == property else { return false }
      if let base = facts.innerOperand(of: index), facts.expressions[base].kind == .selfReference { return false }
      // A method of that name takes labels, which no property's value does.
      let labels = BodySyntax.arguments(ofCallee: index, in: facts)?.map { facts.expressions[$0].name } ?? []
      if labels.contains(where: { $0 != NameTable.none }) { return false }
      return facts.parent(of: index).map { facts.expressions[$0].kind != .assignment || $0 + 1 != index } ?? true
    }
  }
}
