import ViperFacts
import ViperLinking

/// Shared instances whose properties are services that are made of each other: they wire an app, whatever their names.
struct ServiceContainers {
  let scope: RootScope

  /// A type may make one service of another for its own use.
  private static let fewestWired = 3

  private var codebase: Codebase { scope.codebase }

  func isContainer(_ type: TypeSymbol.ID) -> Bool {
    guard scope.isConcrete(type), codebase.types[type].kind == .class || codebase.types[type].kind == .actor,
      scope.ancestry.traits[type].isDisjoint(with: [.isPlainView, .isViewController])
    else { return false }
    let members = codebase.members[type].filter { codebase.declaration($0).kind == .property }
    return members.contains { isSharedInstance($0, of: type) } && wired(members, of: type) >= Self.fewestWired
  }

  /// Whether a property is the type's own instance: `static let shared = AppServices()`.
  private func isSharedInstance(_ property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let declaration = codebase.declaration(property)
    guard declaration.flags.contains(.isStatic) else { return false }
    if declaration.type >= 0 {
      let scope = TypeScope(file: Int(property.file), types: codebase.enclosing(type))
      return codebase.resolve(declaration.type, in: scope).unwrapped.symbol == type
    }
    let file = codebase.files[Int(property.file)]
    guard declaration.value >= 0, file.facts.expressions[Int(declaration.value)].kind == .call,
      let callee = file.facts.operands(of: Int(declaration.value)).first
    else { return false }
    return file.facts.expressions[callee].kind == .name
      && file.name(file.facts.expressions[callee].name) == codebase.types[type].name
  }

  /// The number of properties that begin with a new object of the code base which takes another property.
  private func wired(_ properties: [DeclarationReference], of type: TypeSymbol.ID) -> Int {
    let made = Set(scope.usages.by(type).filter { $0.kind == .construction }.compactMap(\.body))
    let names = Set(
      properties.filter { codebase.declaration($0).flags.isDisjoint(with: [.isStatic, .isComputed]) }.map { codebase.name($0) })
    return properties.count { property in
      names.contains(codebase.name(property)) && (made.contains(codebase.slot(property)) || isImplicitInitializer(property))
        && isMade(property, of: names.subtracting([codebase.name(property)]))
    }
  }

  /// Whether a property begins with `.init(…)`, of its declared type.
  private func isImplicitInitializer(_ property: DeclarationReference) -> Bool {
    let file = codebase.files[Int(property.file)]
    let value = Int(codebase.declaration(property).value)
    guard value >= 0, file.facts.expressions[value].kind == .call, let callee = file.facts.operands(of: value).first else {
      return false
    }
    let node = file.facts.expressions[callee]
    return node.kind == .member && file.facts.operands(of: callee).isEmpty && codebase.text(file.name(node.name)) == "init"
  }

  /// Whether an argument in a property's initial value is another property.
  private func isMade(_ property: DeclarationReference, of others: Set<Name>) -> Bool {
    let file = codebase.files[Int(property.file)]
    let (value, nodes) = (Int(codebase.declaration(property).value), file.facts.expressions)
    guard value >= 0 else { return false }
    return (value..<Int(nodes[value].subtreeEnd)).contains { index in
      guard nodes[index].kind == .argument, let operand = file.facts.operands(of: index).first else { return false }
      return file.facts.isOwn(operand) && others.contains(file.name(nodes[operand].name))
    }
  }
}
