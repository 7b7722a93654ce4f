import ViperFacts
import ViperLinking

/// For each property typed by a component's class: the interfaces of that class, and what they lack of the members that are used.
struct InterfaceFits {
  let codebase: Codebase
  let graph: GraphBuilder.Result

  func all(_ stored: [TypeUsage]) -> [Observations.InterfaceFit] {
    stored.flatMap { usage -> [Observations.InterfaceFit] in
      guard let slot = usage.property, let owner = graph.index[usage.from],
        let held = graph.index[usage.to]
      else { return [] }
      let component = graph.graph.components[held]
      guard component.kind == .class || component.kind == .actor else { return [] }
      let interfaces = codebase.ancestors(of: usage.to).filter { codebase.types[$0].isProtocol && graph.index[$0] != nil }
      if interfaces.isEmpty { return [] }
      let property = codebase.name(codebase.declaration(ofSlot: slot))
      let used = members(usedThrough: property, in: usage.from)
      return interfaces.map { interface in
        Observations.InterfaceFit(
          owner: owner, property: codebase.text(property), interface: graph.index[interface]!,
          lacks: used.subtracting(names(of: interface)).map { codebase.text($0) }.sorted())
      }
    }
  }

  private func names(of interface: TypeSymbol.ID) -> Set<Name> {
    Set(([interface] + codebase.ancestors(of: interface)).flatMap { codebase.members.names(of: $0) })
  }

  /// The members that a type uses on its own property.
  private func members(usedThrough property: Name, in type: TypeSymbol.ID) -> Set<Name> {
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

  /// The own property that a member is looked up on: `presenter` in `self?.presenter?.load`.
  private func base(of member: Int, in file: LinkedFile) -> Int? {
    let expressions = file.facts.expressions
    func operand(of index: Int) -> Int? {
      guard var next = file.facts.operands(of: index).first else { return nil }
      while expressions[next].kind == .unwrap, let inner = file.facts.operands(of: next).first { next = inner }
      return next
    }
    guard let base = operand(of: member) else { return nil }
    switch expressions[base].kind {
    case .name: return base
    case .member:
      guard let owner = operand(of: base) else { return nil }
      let isSelf =
        expressions[owner].kind == .selfReference
        || expressions[owner].kind == .name && Self.selves.contains(codebase.text(file.name(expressions[owner].name)))
      return isSelf ? base : nil
    default: return nil
    }
  }

  private static let selves: Set = ["self", "strongSelf", "this"]
}
