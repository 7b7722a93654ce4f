import ViperFacts

/// Works out which concrete types reach which slot: values follow assignments, arguments and results until nothing changes.
struct FlowSolver {
  /// More than this many types in a slot say nothing any more.
  private static let limit = 12

  private let codebase: Codebase
  private var successors: [Int: [Int]] = [:]
  private(set) var types: [Int: Set<TypeSymbol.ID>] = [:]

  init(_ codebase: Codebase, _ flow: ValueFlow) {
    self.codebase = codebase
    for edge in flow.edges { successors[edge.from, default: []].append(edge.to) }
    linkRequirements()
    var queue: [Int] = []
    for source in flow.sources where types[source.slot, default: []].insert(source.type).inserted { queue.append(source.slot) }
    while let slot = queue.popLast() {
      let arriving = types[slot]!
      for next in successors[slot] ?? [] {
        let before = types[next]?.count ?? 0
        guard before < Self.limit else { continue }
        types[next, default: []].formUnion(arriving)
        if types[next]!.count > before { queue.append(next) }
      }
    }
  }

  /// What is handed to a protocol's requirement reaches the member of its only conformer.
  private mutating func linkRequirements() {
    var visited = VisitedTypes(codebase)
    for type in codebase.types.indices where codebase.types[type].isProtocol {
      let conformers = codebase.conformers(of: type)
      guard conformers.count == 1 else { continue }
      for name in codebase.members.names(of: type) {
        let members = codebase.members(name, of: .nominal(conformers[0], []), &visited).filter { !codebase.types[$0.owner].isProtocol }
        for requirement in codebase.members[type, name] { link(requirement, to: members.map(\.reference)) }
      }
    }
  }

  private mutating func link(_ requirement: DeclarationReference, to members: [DeclarationReference]) {
    let declaration = codebase.declaration(requirement)
    let parameters = codebase.parameters(of: requirement)
    let labels = parameters.map { codebase.name($0) }
    for member in members where codebase.declaration(member).kind == declaration.kind {
      let own = codebase.parameters(of: member)
      guard own.map({ codebase.name($0) }) == labels else { continue }
      for (from, to) in zip(parameters, own) { successors[codebase.slot(from), default: []].append(codebase.slot(to)) }
      if declaration.kind == .property { successors[codebase.slot(requirement), default: []].append(codebase.slot(member)) }
    }
  }
}
