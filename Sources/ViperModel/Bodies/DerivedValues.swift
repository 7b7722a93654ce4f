import ViperFacts
import ViperLinking

/// Values that a body creates out of what other values have.
struct DerivedValues {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// Whether a creation takes the member of another value, or what is created is filled with such members afterwards.
  func isDerived(_ creation: TypeUsage) -> Bool {
    let facts = codebase.files[creation.file].facts
    guard let callee = facts.expressions.indices.first(where: { facts.expressions[$0].span == creation.span }),
      let arguments = BodySyntax.arguments(ofCallee: callee, in: facts)
    else { return false }
    if arguments.isEmpty { return isFilledFromOthers(creation, callee) }
    let locals = BodySyntax(around: creation, in: codebase).map(derivedLocals)
    return arguments.contains { argument in
      readsMember(argument, in: facts)
        || facts.operands(of: argument).contains {
          facts.expressions[$0].kind == .name && locals?.contains(facts.expressions[$0].name) == true
        }
    }
  }

  private func readsMember(_ expression: Int, in facts: FileFacts) -> Bool {
    (expression..<Int(facts.expressions[expression].subtreeEnd)).contains {
      facts.expressions[$0].kind == .member && facts.innerOperand(of: $0) != nil
    }
  }

  // MARK: locals

  private static let adding: Set = ["append", "insert"]

  /// The locals of a body whose value reads a member of another one, and the lists that these are added to.
  private func derivedLocals(_ body: BodySyntax) -> Set<NameTable.ID> {
    let nodes = body.nodes
    let bindings = body.range.filter { nodes[$0].kind == .binding && readsMember($0, in: body.facts) }
    let locals = Set(bindings.map { nodes[$0].name })
    let lists = body.range.compactMap { call -> NameTable.ID? in
      guard nodes[call].kind == .call, let method = body.facts.innerOperand(of: call), nodes[method].kind == .member,
        let list = body.facts.innerOperand(of: method), nodes[list].kind == .name
      else { return nil }
      let arguments = body.facts.operands(of: call).dropFirst().flatMap { Array(body.facts.operands(of: $0)) }
      return arguments.contains { nodes[$0].kind == .name && locals.contains(nodes[$0].name) } ? nodes[list].name : nil
    }
    return locals.union(lists)
  }

  // MARK: what is filled afterwards

  /// Whether the local or property that receives an empty value has its members set to those of other values, and is otherwise
  /// added to and handed on alone: its type does not work with it.
  private func isFilledFromOthers(_ creation: TypeUsage, _ callee: Int) -> Bool {
    guard let (name, places) = receiver(of: creation, callee) else { return false }
    let uses = places.flatMap { place in
      mentions(of: name, in: place).map { use(at: $0, in: codebase.files[Int(place.file)]) }
    }
    return uses.contains(.derived) && !uses.contains(.read)
  }

  /// The name of what receives a new value, with the code that can see it.
  private func receiver(of creation: TypeUsage, _ callee: Int) -> (name: Name, places: [DeclarationReference])? {
    guard let slot = creation.body else { return nil }
    let (member, file) = (codebase.declaration(ofSlot: slot), codebase.files[creation.file])
    let parts = codebase.types[creation.from].parts
    guard let call = file.facts.parent(of: callee) else { return nil }
    guard let parent = file.facts.parent(of: call) else {
      return codebase.declaration(member).kind == .property ? (codebase.name(member), parts) : nil
    }
    switch file.facts.expressions[parent].kind {
    case .binding: return (file.name(file.facts.expressions[parent].name), [member])
    case .assignment:
      guard let target = file.facts.innerOperand(of: parent), target != call,
        [.name, .member].contains(file.facts.expressions[target].kind)
      else { return nil }
      return (file.name(file.facts.expressions[target].name), parts)
    default: return nil
    }
  }

  private func mentions(of name: Name, in place: DeclarationReference) -> [Int] {
    let (file, span) = (codebase.files[Int(place.file)], codebase.declaration(place).span)
    return file.facts.expressions.indices.filter { index in
      let node = file.facts.expressions[index]
      guard node.kind == .name || node.kind == .member, span.start <= node.span.start, node.span.end <= span.end,
        file.name(node.name) == name
      else { return false }
      return node.kind == .name || file.facts.innerOperand(of: index).map { codebase.isSelf($0, in: file) } == true
    }
  }

  private enum Use { case derived, filled, passed, read }

  private func use(at mention: Int, in file: LinkedFile) -> Use {
    let nodes = file.facts.expressions
    guard let parent = file.facts.parent(of: mention) else { return .passed }
    if nodes[parent].kind != .member { return nodes[parent].kind == .unwrap ? use(at: parent, in: file) : .passed }
    guard let outer = file.facts.parent(of: parent) else { return .read }
    switch nodes[outer].kind {
    case .assignment where outer + 1 == parent:
      return file.facts.operands(of: outer).dropFirst().contains { readsProperty($0, in: file) } ? .derived : .filled
    case .member: return Self.adding.contains(codebase.text(file.name(nodes[outer].name))) ? .filled : .read
    default: return .read
    }
  }

  /// Whether an expression reads a property of an object other than itself; a type's constant is a literal by another name.
  private func readsProperty(_ expression: Int, in file: LinkedFile) -> Bool {
    let facts = file.facts
    return (expression..<Int(facts.expressions[expression].subtreeEnd)).contains { index in
      guard facts.expressions[index].kind == .member, let base = facts.innerOperand(of: index),
        facts.expressions[base].kind != .selfReference, !isType(base, in: file)
      else { return false }
      return facts.parent(of: index).map { facts.expressions[$0].kind != .call || $0 + 1 != index } ?? true
    }
  }

  private func isType(_ expression: Int, in file: LinkedFile) -> Bool {
    let node = file.facts.expressions[expression]
    return node.kind == .name && codebase.text(file.name(node.name)).first?.isUppercase == true
  }
}
