import ViperFacts
import ViperLinking

/// Finds out which components the code that makes them hands to what lives on, and which get to a container through a property.
///
/// A value is followed against its flow, from where objects stay: containers of frameworks, statics, the properties of what starts the
/// app, and results of which no code is seen to do less than to keep them. A stored property ends the way: who owns it must live, too.
struct SeenRootFinder {
  private let codebase: Codebase
  private let flow: ValueFlow
  private let solver: FlowSolver
  private let usages: UsagesByKind
  private let components: ComponentTypes
  private let compositionRoots: Set<TypeSymbol.ID>
  /// By slot: whether its views get to where objects stay, and whether its other values do.
  private var leadsOut: [Bool]
  private var keeps: [Bool]
  /// By slot, those whose values it gets.
  private let suppliers: AdjacencyTable
  private let edges: [ValueFlow.Edge]
  /// Where code passes on objects of a type that it makes.
  private let passings: [TypeSymbol.ID: [ValueFlow.Source]]
  private let handedTypes: Set<TypeSymbol.ID>
  /// The types whose objects a body hands to a container itself.
  private let handedBy: [Int: Set<TypeSymbol.ID>]
  /// By body, the components that it makes.
  private let madeBy: [Int: [Component.ID]]
  /// The classes that storyboards and the like make.
  private let loaded: Set<String>
  /// By type, where it is named in a cast or as a local's type.
  private let named: [TypeSymbol.ID: [TypeUsage]]

  init(
    _ codebase: Codebase, _ flow: ValueFlow, _ solver: FlowSolver, _ usages: UsagesByKind, _ mentions: NameMentions,
    _ components: ComponentTypes,
    compositionRoots: Set<TypeSymbol.ID>, companions: [CompanionCode]
  ) {
    (self.codebase, self.flow, self.solver, self.usages, self.components) = (codebase, flow, solver, usages, components)
    self.compositionRoots = compositionRoots
    loaded = companions.namesOfMade
    let faces = Self.faces(codebase, readAs: Set(solver.edges.map(\.from) + flow.handovers.compactMap(\.slot)))
    let outgoing = Dictionary(grouping: solver.edges + flow.narrowed, by: \.from)
    edges =
      solver.edges + flow.narrowed
      + faces.flatMap { face in (outgoing[face.from] ?? []).map { ValueFlow.Edge(from: face.to, to: $0.to) } }
    suppliers = AdjacencyTable(count: codebase.slotCount, keys: edges.map(\.to))
    let claims = Set(flow.claims)
    passings = Dictionary(grouping: flow.sources.filter { !claims.contains($0) }, by: \.type)
    handedTypes = Set(flow.handovers.compactMap(\.type))
    handedBy = flow.handovers.reduce(into: [:]) { handed, handover in
      if let body = handover.body, let type = handover.type { handed[body, default: []].insert(type) }
    }
    madeBy = usages.constructions.reduce(into: [:]) { made, usage in
      if let body = usage.body, let part = components.index[usage.to] { made[body, default: []].append(part) }
    }
    named = Dictionary(
      grouping: usages.all.lazy.filter { [.cast, .local].contains($0.kind) && components.index[$0.to] != nil }, by: \.to)
    leadsOut = Array(repeating: false, count: codebase.slotCount)
    keeps = leadsOut
    let handed = Set(flow.handovers.compactMap(\.slot))
    let shown = Array(handed) + faces.filter { handed.contains($0.from) }.map(\.to)
    // What code stores before a container gets it from there stays only if who stores it does.
    let ends = shown.filter { !isStored($0) } + keeping
    let read = Set(edges.map(\.from))
    let results = codebase.slots.filter { isResult($0) && !read.contains($0) }
    leadsOut = spread(from: ends + results, leadsOut)
    let uncalled = results.filter { mentions.count(of: codebase.name(codebase.declaration(ofSlot: $0))) == 0 }
    keeps = spread(from: ends + uncalled, keeps)
    for slot in shown { (leadsOut[slot], keeps[slot]) = (true, true) }
    spreadThroughPlainTypes()
  }

  func all() -> SeenRoots {
    let made = Dictionary(grouping: usages.constructions, by: \.to)
    let kept = components.graph.components.filter { component in
      guard !component.isInterface else { return false }
      let type = components.types[component.id]
      if component.startsApp || compositionRoots.contains(type) { return true }
      guard let places = made[type] else { return isHandedOut(type) || isLoaded(component) }
      return places.allSatisfy { isHandedOut($0) }
    }
    var passedOn = PassedOnParts(codebase, components, flow.assignments, constructions: usages.constructions)
    return SeenRoots(kept: kept.map(\.id), showings: showings(), dropped: dropped(made), passedOn: passedOn.all())
  }

  // MARK: where objects stay

  /// The members that code reads by a protocol or base class, each with those that it may be.
  private static func faces(_ codebase: Codebase, readAs read: Set<Int>) -> [(from: Int, to: Int)] {
    var faces: [(from: Int, to: Int)] = []
    for type in codebase.types.indices {
      let heirs = codebase.conformers(of: type)
      if heirs.isEmpty { continue }
      for face in codebase.members[type] where read.contains(codebase.slot(face)) {
        let kind = codebase.declaration(face).kind
        for heir in heirs {
          for member in codebase.members[heir, codebase.name(face)] where codebase.declaration(member).kind == kind {
            faces.append((codebase.slot(face), codebase.slot(member)))
          }
        }
      }
    }
    return faces
  }

  /// Marks slots, and all whose values get there without being stored on the way.
  private func spread(from slots: [Int], _ before: [Bool]) -> [Bool] {
    var marks = before
    var queue = slots.filter { !marks[$0] }
    for slot in queue { marks[slot] = true }
    while let slot = queue.popLast() {
      for supplier in suppliers[slot] {
        let next = edges[Int(supplier)].from
        if marks[next] { continue }
        marks[next] = true
        if !isStored(next) { queue.append(next) }
      }
    }
    return marks
  }

  /// What types without a role store, such as a module's parts in a struct that an assembly returns, lives as long as they do.
  private mutating func spreadThroughPlainTypes() {
    var waiting = Set(passings.keys).union(handedTypes).filter {
      components.index[$0] == nil && !codebase.types[$0].isProtocol && !codebase.types[$0].isExternal
    }
    while true {
      let kept = waiting.filter(isHandedOut)
      if kept.isEmpty { return }
      waiting.subtract(kept)
      let stored = kept.sorted().flatMap { codebase.members[$0] }.filter { isStored(codebase.slot($0)) && isStrong($0) }
      leadsOut = spread(fromStored: stored.map { codebase.slot($0) }, leadsOut)
      keeps = spread(fromStored: stored.map { codebase.slot($0) }, keeps)
    }
  }

  /// Marks stored properties that keep what they hold, and all whose values get there.
  private func spread(fromStored slots: [Int], _ before: [Bool]) -> [Bool] {
    var marks = before
    for slot in slots { marks[slot] = true }
    let next = slots.flatMap { suppliers[$0].map { edges[Int($0)].from } }.filter { !marks[$0] }
    for slot in next where isStored(slot) { marks[slot] = true }
    return spread(from: next.filter { !isStored($0) }, marks)
  }

  private func isStored(_ slot: Int) -> Bool {
    let declaration = codebase.declaration(codebase.declaration(ofSlot: slot))
    return declaration.kind == .property && declaration.flags.isDisjoint(with: [.isComputed, .isStatic])
  }

  private func isStrong(_ property: DeclarationReference) -> Bool {
    ReferenceStrength(of: codebase.declaration(property)) == .strong
  }

  /// The properties that live as long as the app: static ones, globals, and those of what starts the app.
  private var keeping: [Int] {
    let ofRoots = compositionRoots.sorted().flatMap { codebase.members[$0] }.filter { isStored(codebase.slot($0)) }
    let ofFiles = codebase.files.indices.flatMap { file -> [DeclarationReference] in
      let facts = codebase.files[file].facts
      let globals = Set(facts.children(of: nil))
      return facts.declarations.indices.filter { facts.declarations[$0].flags.contains(.isStatic) || globals.contains($0) }
        .map { DeclarationReference(file: file, index: $0) }
    }
    return (ofRoots + ofFiles).filter {
      let declaration = codebase.declaration($0)
      return declaration.kind == .property && !declaration.flags.contains(.isComputed) && isStrong($0)
    }.map { codebase.slot($0) }
  }

  /// Whether a slot stands for what a function or computed property returns, or a container makes; not for what code assigns to it.
  private func isResult(_ slot: Int) -> Bool {
    let declaration = codebase.declaration(codebase.declaration(ofSlot: slot))
    switch declaration.kind {
    case .function: return declaration.body >= 0
    case .property: return declaration.flags.contains(.isComputed) && declaration.body >= 0 && flow.assigned[slot] == nil
    default: return declaration.isType
    }
  }

  // MARK: objects

  /// Whether a slot leads objects of a type to where they stay. Code that gets a view without storing it may show it in a way that is
  /// not known; any other object it lets go.
  private func leadsOut(_ slot: Int, _ type: TypeSymbol.ID) -> Bool {
    guard let component = components[type], component.role != .view else { return leadsOut[slot] }
    return keeps[slot]
  }

  /// Whether the code that makes an object hands it out.
  private func isHandedOut(_ creation: TypeUsage) -> Bool {
    guard let body = creation.body else { return isHandedOut(creation.to) }
    if handedBy[body]?.contains(creation.to) == true { return true }
    return (passings[creation.to] ?? []).contains { passing in
      guard passing.body == body else { return false }
      return passing.slot == body ? leadsOut(body, creation.to) : isWayOut(passing.slot, for: creation.to)
    }
  }

  /// Whether objects of a type get out somewhere.
  private func isHandedOut(_ type: TypeSymbol.ID) -> Bool {
    handedTypes.contains(type) || (passings[type] ?? []).contains { isWayOut($0.slot, for: type) }
  }

  /// Whether an object that code passes to a slot gets out by that, and is not read from a property there.
  private func isWayOut(_ slot: Int, for type: TypeSymbol.ID) -> Bool {
    guard leadsOut(slot, type), !isStored(slot) || isKeepingPlainly(slot) else { return false }
    return !suppliers[slot].contains { supplier in
      let from = edges[Int(supplier)].from
      return isStored(from) && (solver.types[from].isUnknown || solver.types[from].known.contains(type))
    }
  }

  /// Whether a stored property is a strong one of a type without a role, or of what starts the app.
  private func isKeepingPlainly(_ slot: Int) -> Bool {
    let property = codebase.declaration(ofSlot: slot)
    guard isStrong(property) else { return false }
    guard let owner = codebase.type(around: property) else { return true }
    return components.index[owner] == nil || compositionRoots.contains(owner)
  }

  /// Whether a storyboard loads a view: no code makes it, nor takes it from anywhere where it makes other parts of the module.
  private func isLoaded(_ component: Component) -> Bool {
    guard [.view, .subview].contains(component.role), component.kind == .class else { return false }
    let type = components.types[component.id]
    guard loaded.contains(codebase.text(codebase.types[type].name)) else { return false }
    return !(named[type] ?? []).contains { usage in
      usage.from != type && usage.body.map { makesParts($0, of: component) } ?? false && !isFound(usage)
    }
  }

  /// Whether a cast is of what another object has, such as a navigation controller its first screen, and not of a new object.
  private func isFound(_ cast: TypeUsage) -> Bool {
    guard cast.kind == .cast, let body = BodySyntax(around: cast, in: codebase) else { return false }
    return body.range.contains { node in
      guard body.nodes[node].isA(.cast), body.names(body.nodes[node].type, at: cast.span),
        let operand = body.facts.innerOperand(of: node)
      else { return false }
      return body.nodes[operand].isA(.member) || body.nodes[operand].isA(.subscript)
    }
  }

  private func makesParts(_ body: Int, of view: Component) -> Bool {
    (madeBy[body] ?? []).contains { $0 != view.id && components.graph.components[$0].module == view.module }
  }

  /// The parts that get out through properties of components.
  private func showings() -> [SeenRoots.Showing] {
    var found: Set<SeenRoots.Showing> = []
    for slot in codebase.slots where leadsOut[slot] && isStored(slot) {
      guard let type = codebase.type(around: codebase.declaration(ofSlot: slot)), let owner = components[type] else { continue }
      for held in solver.types[slot].known {
        guard let part = components[held], part.id != owner.id, !part.isInterface else { continue }
        found.insert(SeenRoots.Showing(owner: owner.id, part: part.id, keepers: keepers(of: held, in: type)))
      }
    }
    return found.sorted { ($0.owner, $0.part) < ($1.owner, $1.part) }
  }

  /// The places of the properties by which a type holds objects of another one strongly.
  private func keepers(of held: TypeSymbol.ID, in owner: TypeSymbol.ID) -> [SourceRange] {
    codebase.members[owner].filter {
      isStored(codebase.slot($0)) && isStrong($0) && solver.types[codebase.slot($0)].known.contains(held)
    }.map { codebase.range(codebase.declaration($0).span, in: Int($0.file)) }
  }

  // MARK: what is let go

  /// The parts that each body which makes one only wires to others: they live on by these alone.
  private func dropped(_ made: [TypeSymbol.ID: [TypeUsage]]) -> [Component.ID] {
    let locals = PassingLocals(codebase: codebase, parts: Set(components.types.map { codebase.types[$0].name }))
    return components.graph.components.filter { component in
      guard component.kind == .class, let places = made[components.types[component.id]] else { return false }
      return places.allSatisfy { !isHandedOut($0) && locals.use(of: $0) != nil }
    }.map(\.id)
  }
}

extension Codebase {
  fileprivate var slots: Range<Int> { 0..<slotCount }
}
