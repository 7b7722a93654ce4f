import ViperFacts
import ViperLinking

/// The type and the member whose code has an expression.
struct EnclosingCode {
  let type: TypeSymbol.ID
  let member: DeclarationReference?
  let file: Int
  let facts: FileFacts
  /// The expressions of the body, or of the initial value.
  let range: Range<Int>

  /// Nil for code outside of types.
  init?(of node: Int, in number: Int, _ codebase: Codebase) {
    let facts = codebase.files[number].facts
    let span = facts.expressions[node].span
    func contains(_ declaration: Declaration) -> Bool { declaration.span.start <= span.start && span.end <= declaration.span.end }
    guard let around = facts.typeDeclaration(around: span),
      let type = codebase.type(at: DeclarationReference(file: number, index: around))
    else { return nil }
    let member = facts.children(of: around).first { contains(facts.declarations[$0]) }
    let root = facts.root(of: node)
    self.type = type
    self.member = member.map { DeclarationReference(file: number, index: $0) }
    file = number
    self.facts = facts
    range = root..<Int(facts.expressions[root].subtreeEnd)
  }

  /// The binding of a local.
  func binding(of name: NameTable.ID) -> Int? {
    range.first { facts.expressions[$0].kind == .binding && facts.expressions[$0].name == name }
  }

  /// Whether a name is that of a parameter of the member around it.
  func parameter(_ name: NameTable.ID, _ codebase: Codebase) -> DeclarationReference? {
    member.flatMap { codebase.parameters(of: $0).first { codebase.declaration($0).nameInBody == name } }
  }

  /// The property of the type with a name.
  func property(_ name: NameTable.ID, _ codebase: Codebase) -> DeclarationReference? {
    let name = codebase.files[file].name(name)
    return codebase.members[type, name].first { codebase.declaration($0).kind == .property }
  }

  /// Whether the code creates what a local or a property of the type has.
  func makes(_ name: NameTable.ID, _ codebase: Codebase) -> Bool {
    if let binding = binding(of: name) {
      return facts.operands(of: binding).first.map { facts.expressions[$0].kind == .call } ?? false
    }
    return property(name, codebase).map { codebase.declaration($0).value >= 0 } ?? false
  }
}
