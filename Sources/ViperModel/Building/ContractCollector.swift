import ViperFacts
import ViperLinking

/// Finds requirements that nothing uses, interfaces that nothing adopts, and calls that nothing implements.
struct ContractCollector {
  private let codebase: Codebase
  private let graph: GraphBuilder.Result
  private let uses: RequirementUses
  private let unreadConformances: UnreadConformances
  private let failing: [FailingDefault]

  init(
    _ codebase: Codebase, _ unread: UnreadCode, _ graph: GraphBuilder.Result, _ flow: ValueFlow,
    mentions: [MemberMention]
  ) {
    (self.codebase, self.graph) = (codebase, graph)
    failing = FailingDefault.all(in: codebase)
    let interfaces = Set(
      graph.graph.components.filter { $0.isInterface && $0.module != nil }.map { graph.typeOfComponent[$0.id] })
    let uses = RequirementUses(codebase, unread, mentions, of: interfaces.union(failing.map(\.requirement.type)))
    self.uses = uses
    unreadConformances = UnreadConformances(codebase, flow, of: interfaces.filter { !uses.isAdopted($0) })
  }

  func collect() -> Contracts {
    var contracts = Contracts()
    let adopted = AdoptedNames(codebase)
    for component in graph.graph.components where component.isInterface && component.module != nil {
      let type = graph.typeOfComponent[component.id]
      let requirements = RequirementUses.requirements(of: type, in: codebase)
      for requirement in requirements { collect(requirement, of: component.id, to: &contracts) }
      guard let first = requirements.first, uses.escape(of: first) == nil, !uses.isAdopted(type),
        !adopted.contain(type, in: codebase), !unreadConformances.contain(type)
      else { continue }
      if mayBeAdopted(component, requirements) {
        contracts.undecided.add(.supertype)
        continue
      }
      let idle = requirements.filter(uses.isUnusedWithoutConformer)
      contracts.unadopted.append(Contracts.Unadopted(interface: component.id, unused: idle.map { range(of: $0.reference) }))
    }
    contracts.failingCalls = failing.flatMap(calls)
    return contracts
  }

  /// Adds a requirement that nothing uses, or counts what keeps that from being told.
  private func collect(_ requirement: RequirementUses.Requirement, of interface: Component.ID, to contracts: inout Contracts) {
    switch uses.escape(of: requirement).map(RequirementUses.Verdict.cannotTell) ?? uses.verdict(of: requirement) {
    case .cannotTell(let way): contracts.undecided.add(way)
    case .unused:
      contracts.unused.append(
        Contracts.Requirement(
          interface: interface, signature: uses.signature(of: requirement), range: range(of: requirement.reference),
          hasDefault: uses.hasDefault(requirement)))
    case .used, .ownUse: break
    }
  }

  /// Whether a type may adopt an interface by a supertype that is not known: it is the interface's part, or has what it requires.
  private func mayBeAdopted(_ interface: Component, _ requirements: [RequirementUses.Requirement]) -> Bool {
    codebase.types.contains { type in
      guard !type.isProtocol, !type.isExternal, uses.hasUnknownSupertype(type.id) else { return false }
      let part = graph.index[type.id].map { graph.graph.components[$0] }
      return part?.module == interface.module && part?.role == interface.role || uses.implements(type.id, any: requirements)
    }
  }

  private func range(of member: DeclarationReference) -> SourceRange {
    codebase.range(codebase.declaration(member).nameSpan, in: Int(member.file))
  }

  // MARK: calls without an implementation

  private func calls(of failing: FailingDefault) -> [Contracts.FailingCall] {
    let lacking = graph.graph.components.filter { component in
      component.role == .presenter && !component.isInterface
        && lacks(graph.typeOfComponent[component.id], failing)
    }.map(\.id)
    if lacking.isEmpty { return [] }
    return uses.calls(of: failing.requirement).compactMap { call in
      guard let interface = graph.index[call.receiver], let caller = caller(at: call.place) else { return nil }
      let span = codebase.files[Int(call.place.file)].facts.expressions[Int(call.place.node)].span
      return Contracts.FailingCall(
        caller: caller, interface: interface, signature: uses.signature(of: failing.requirement),
        range: codebase.range(span, in: Int(call.place.file)), implementation: range(of: failing.implementation),
        lacking: lacking)
    }
  }

  /// Whether a class adopts the protocol and leaves the requirement to the extension.
  private func lacks(_ type: TypeSymbol.ID, _ failing: FailingDefault) -> Bool {
    let line = codebase.ancestors(of: type)
    guard line.contains(failing.requirement.type), !uses.hasUnknownSupertype(type) else { return false }
    let name = codebase.name(failing.requirement.reference)
    return !([type] + line).contains { other in
      codebase.members[other, name].contains { member in
        member != failing.requirement.reference && member != failing.implementation
          && (!codebase.types[other].isProtocol || codebase.declaration(member).body >= 0)
      }
    }
  }

  /// The component whose code has an expression.
  private func caller(at place: MentionPlaces.Place) -> Component.ID? {
    let span = codebase.files[Int(place.file)].facts.expressions[Int(place.node)].span
    return codebase.type(around: span, in: Int(place.file)).flatMap { graph.index[$0] }
  }
}

/// A requirement that an extension implements by reporting a mistake of the program, as Infinum's base interfaces do.
struct FailingDefault {
  let requirement: RequirementUses.Requirement
  let implementation: DeclarationReference

  private static let failures: Set<String> = ["fatalError", "preconditionFailure"]

  static func all(in codebase: Codebase) -> [FailingDefault] {
    codebase.types.lazy.filter { $0.isProtocol && $0.parts.count > 1 }.flatMap { type in
      RequirementUses.requirements(of: type.id, in: codebase).compactMap { requirement in
        let others = codebase.members[type.id, codebase.name(requirement.reference)].filter { $0 != requirement.reference }
        guard others.count == 1, isFailure(others[0], in: codebase) else { return nil }
        let isDefault = codebase.areAlike(others[0], requirement.reference)
        return isDefault ? FailingDefault(requirement: requirement, implementation: others[0]) : nil
      }
    }
  }

  /// Whether the body of a function is a call of `fatalError` alone.
  private static func isFailure(_ function: DeclarationReference, in codebase: Codebase) -> Bool {
    let (file, body) = (codebase.files[Int(function.file)], Int(codebase.declaration(function).body))
    guard codebase.declaration(function).kind == .function, body >= 0 else { return false }
    let statements = Array(file.facts.operands(of: body))
    guard statements.count == 1, file.facts.expressions[statements[0]].kind == .call,
      let callee = file.facts.operands(of: statements[0]).first, file.facts.expressions[callee].kind == .name
    else { return false }
    return failures.contains(codebase.text(file.name(file.facts.expressions[callee].name)))
  }
}

/// The names in the inheritance clauses of all types but protocols, in bounds of generic parameters, and in aliases.
private struct AdoptedNames {
  private var names: Set<Name> = []

  init(_ codebase: Codebase) {
    for file in codebase.files {
      for declaration in file.facts.declarations where declaration.kind != .protocol {
        for type in file.facts.inheritance(of: declaration) { collect(Int(type), in: file) }
        if declaration.kind == .typealias, declaration.type >= 0 { collect(Int(declaration.type), in: file) }
      }
    }
  }

  private mutating func collect(_ type: Int, in file: LinkedFile) {
    for node in file.facts.types[type..<Int(file.facts.types[type].subtreeEnd)] { names.insert(file.name(node.name)) }
  }

  /// Whether any of these may mean a protocol.
  func contain(_ type: TypeSymbol.ID, in codebase: Codebase) -> Bool { names.contains(codebase.types[type].name) }
}
