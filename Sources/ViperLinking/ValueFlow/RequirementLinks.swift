import ViperFacts

/// The flow edges from a protocol's requirements to the members of its only conformer, and from what its methods return back to them.
struct RequirementLinks {
  private let codebase: Codebase
  /// By slot, whether any body passes a value to it, and whether any passes on what it has; other requirements need no edges.
  private let reached: [Bool]
  private let read: [Bool]
  package private(set) var edges: [ValueFlow.Edge] = []

  init(_ codebase: Codebase, reached: [Bool], read: [Bool]) {
    (self.codebase, self.reached, self.read) = (codebase, reached, read)
    var visited = VisitedTypes(count: codebase.types.count, atMost: Inheritance.Limits().supertypes)
    for type in codebase.types.indices where codebase.types[type].isProtocol {
      let conformers = codebase.conformers(of: type)
      guard conformers.count == 1 else { continue }
      for name in codebase.members.names(of: type) {
        let asked = codebase.members[type, name].filter { read[codebase.slot($0)] || isReached($0) }
        if asked.isEmpty { continue }
        let members = codebase.members(name, of: .nominal(conformers[0], []), &visited).filter {
          !codebase.types[$0.owner].isProtocol
        }
        for requirement in asked { link(requirement, to: members.map(\.reference)) }
      }
    }
  }

  /// Whether any value flows into the requirement or one of its parameters.
  private func isReached(_ requirement: DeclarationReference) -> Bool {
    let (facts, first) = (codebase.files[Int(requirement.file)].facts, codebase.files[Int(requirement.file)].firstSlot)
    return reached[codebase.slot(requirement)]
      || facts.children(of: Int(requirement.index)).contains { facts.declarations[$0].kind == .parameter && reached[first + $0] }
  }

  private mutating func link(_ requirement: DeclarationReference, to members: [DeclarationReference]) {
    let declaration = codebase.declaration(requirement)
    let parameters = codebase.parameters(of: requirement)
    let labels = parameters.map { codebase.name($0) }
    for member in members where codebase.declaration(member).kind == declaration.kind {
      let own = codebase.parameters(of: member)
      guard own.map({ codebase.name($0) }) == labels else { continue }
      for (from, to) in zip(parameters, own) { edges.append(ValueFlow.Edge(from: codebase.slot(from), to: codebase.slot(to))) }
      if declaration.kind == .function, read[codebase.slot(requirement)] {
        edges.append(ValueFlow.Edge(from: codebase.slot(member), to: codebase.slot(requirement)))
      }
      if declaration.kind == .property {
        edges.append(ValueFlow.Edge(from: codebase.slot(requirement), to: codebase.slot(member)))
      }
    }
  }
}
