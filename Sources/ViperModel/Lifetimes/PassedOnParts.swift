import ViperFacts
import ViperLinking

/// Finds the parts that code may keep outside of their modules.
///
/// A part stays inside if all code that makes one, by its name or by `.init`, puts it into a property of a part, or into a local that is
/// only wired to other parts. What a body captures, hands to any other code, or returns to more than its own file, somebody may keep for
/// as long as they like, whatever becomes of the rest of the module.
struct PassedOnParts {
  private struct Function: Hashable {
    var file: Int
    var name: NameTable.ID
  }

  private let codebase: Codebase
  private let components: ComponentTypes
  private let names: Set<Name>
  /// By file and start, the names of the classes that code makes there without them.
  private let implicit: [Int: [UInt32: Name]]
  /// By file, the expressions that name an assigned property of a part.
  private let properties: [Int: Set<Int>]
  /// By file, those of its bodies that were looked at, by their outermost expression.
  private var bodies: [Int: [Int: BodyIndex]] = [:]
  /// By file and name, the expressions that name a function.
  private var callees: [Int: [NameTable.ID: [Int]]] = [:]
  /// Whether what private functions return stays inside; false while that is found out.
  private var areTakenInside: [Function: Bool] = [:]

  init(
    _ codebase: Codebase, _ components: ComponentTypes, _ assignments: [PropertyAssignment], constructions: [TypeUsage]
  ) {
    (self.codebase, self.components) = (codebase, components)
    names = Set(components.types.map { codebase.types[$0].name })
    implicit = constructions.reduce(into: [:]) { $0[$1.file, default: [:]][$1.span.start] = codebase.types[$1.to].name }
    properties = assignments.reduce(into: [:]) { found, assignment in
      guard let slot = assignment.slot, Self.isOfPart(slot, codebase, components) else { return }
      found[assignment.file, default: []].insert(assignment.node)
    }
  }

  mutating func all() -> [Component.ID] {
    var (made, passedOn): (Set<Name>, Set<Name>) = ([], [])
    for (number, file) in codebase.files.enumerated() {
      let nodes = file.facts.expressions
      for node in nodes.indices where nodes[node].isA(.name) || nodes[node].isA(.member) {
        guard let name = nameOfClass(at: node, in: file, number), names.contains(name),
          BodySyntax.arguments(ofCallee: node, in: file.facts) != nil
        else { continue }
        made.insert(name)
        if !passedOn.contains(name), !staysInside(node, in: body(around: node, in: number), number) { passedOn.insert(name) }
      }
      (bodies[number], callees[number]) = (nil, nil)
    }
    return components.graph.components.filter { component in
      guard component.kind == .class, !component.isInterface else { return false }
      let name = codebase.types[components.types[component.id]].name
      // What no code makes comes from a container or a storyboard; a view of a view's, from a nib with that.
      return passedOn.contains(name) || !made.contains(name) && component.role != .subview
    }.map(\.id)
  }

  /// The name of what may be a class that an expression makes: the written one, or that of the type that `.init` stands for.
  private func nameOfClass(at node: Int, in file: LinkedFile, _ number: Int) -> Name? {
    let expression = file.facts.expressions[node]
    if expression.isA(.name) { return file.name(expression.name) }
    return file.facts.isImplicitMember(node) ? implicit[number]?[expression.span.start] : nil
  }

  private mutating func body(around node: Int, in file: Int) -> BodyIndex {
    let facts = codebase.files[file].facts
    let root = facts.root(of: node)
    if let known = bodies[file]?[root] { return known }
    let body = BodyIndex(root, in: facts)
    bodies[file, default: [:]][root] = body
    return body
  }

  /// Whether a slot is a stored property of a part, or one that a part's interface requires.
  private static func isOfPart(_ slot: Int, _ codebase: Codebase, _ components: ComponentTypes) -> Bool {
    let property = codebase.declaration(ofSlot: slot)
    let declaration = codebase.declaration(property)
    guard declaration.kind == .property, !declaration.flags.contains(.isStatic), let owner = codebase.type(around: property),
      let part = components[owner]
    else { return false }
    return part.isInterface || !declaration.flags.contains(.isComputed)
  }

  // MARK: what becomes of an object

  /// - Parameter creation: the name of its class, or of the private function that returns it.
  private mutating func staysInside(_ creation: Int, in body: BodyIndex, _ file: Int) -> Bool {
    var node = creation
    if let call = body.parent(of: node), body.nodes[call].isA(.call), call + 1 == node { node = call }
    while let parent = body.parent(of: node) {
      switch body.nodes[parent].kind {
      case .unwrap, .cast: node = parent
      case .binding: return isOnlyWired(body.nodes[parent].name, boundAt: parent, in: body, file)
      case .argument:
        guard let binding = counterpart(of: parent, in: body), body.nodes[binding].isA(.binding) else {
          return isWiring(node, in: body, file)
        }
        return isOnlyWired(body.nodes[binding].name, boundAt: binding, in: body, file)
      default: return isWiring(node, in: body, file)
      }
    }
    return isValueOfPart(body, file)
  }

  private mutating func isOnlyWired(_ local: NameTable.ID, boundAt binding: Int, in body: BodyIndex, _ file: Int) -> Bool {
    guard body.bindings(of: local) == [binding] else { return false }
    return body.mentions(of: local).allSatisfy { mention in
      let isCaptured = body.ancestors(of: mention).prefix { $0 > binding }.contains { body.nodes[$0].isA(.closure) }
      return !isCaptured && isWiring(mention, in: body, file)
    }
  }

  /// Whether an expression is only the receiver of an access, or goes to a property or an initializer of a part.
  private mutating func isWiring(_ expression: Int, in body: BodyIndex, _ file: Int) -> Bool {
    var node = expression
    while let parent = body.parent(of: node) {
      switch body.nodes[parent].kind {
      case .unwrap, .cast: node = parent
      case .member: return !isUsedResult(ofCallee: parent, in: body)
      case .assignment: return node != parent + 1 && isPartProperty(parent + 1, in: body, file)
      case .argument:
        if let target = counterpart(of: parent, in: body) { return isPartProperty(target, in: body, file) }
        return body.parent(of: parent).map { isCallOfPart($0, in: body, file) } ?? false
      case .return: return isOwnClosure(parent, in: body) ? isValueOfPart(body, file) : isTakenInside(body, file)
      case .block where parent == body.range.lowerBound && Array(body.facts.operands(of: parent)) == [node]:
        return isTakenInside(body, file)
      default: return false
      }
    }
    return false
  }

  // MARK: what a body returns

  /// Whether a body is the initial value of a property of a part.
  private func isValueOfPart(_ body: BodyIndex, _ file: Int) -> Bool {
    let declarations = body.facts.declarations
    let property = declarations.indices.first { Int(declarations[$0].value) == body.range.lowerBound }
    return property.map {
      Self.isOfPart(codebase.slot(DeclarationReference(file: file, index: $0)), codebase, components)
    } ?? false
  }

  /// Whether an expression is in the closure whose result is the whole body: `lazy var presenter = { ... }()`.
  private func isOwnClosure(_ node: Int, in body: BodyIndex) -> Bool {
    guard body.nodes[body.range.lowerBound].isA(.call) else { return false }
    return body.ancestors(of: node).first { body.nodes[$0].isA(.closure) } == body.range.lowerBound + 1
  }

  /// Whether a body is that of a private function, and what it returns stays inside wherever it is called.
  private mutating func isTakenInside(_ body: BodyIndex, _ file: Int) -> Bool {
    guard let declaration = body.facts.declarations.first(where: { Int($0.body) == body.range.lowerBound }),
      declaration.kind == .function, !declaration.flags.isDisjoint(with: [.isPrivate, .isFilePrivate])
    else { return false }
    let function = Function(file: file, name: declaration.name)
    if let known = areTakenInside[function] { return known }
    areTakenInside[function] = false
    let isTaken = calls(of: function).allSatisfy { callee in
      BodySyntax.arguments(ofCallee: callee, in: body.facts) != nil
        && staysInside(callee, in: self.body(around: callee, in: file), file)
    }
    areTakenInside[function] = isTaken
    return isTaken
  }

  private mutating func calls(of function: Function) -> [Int] {
    let nodes = codebase.files[function.file].facts.expressions
    let known =
      callees[function.file]
      ?? Dictionary(
        grouping: nodes.indices.lazy.filter { nodes[$0].isA(.name) || nodes[$0].isA(.member) }, by: { nodes[$0].name })
    callees[function.file] = known
    return known[function.name] ?? []
  }

  // MARK: expressions

  /// What an element of a tuple is assigned to: `b.view` for `view` in `(a, b.view) = (router, view)`, or a new local.
  private func counterpart(of element: Int, in body: BodyIndex) -> Int? {
    guard let tuple = body.parent(of: element), body.nodes[tuple].isA(.tuple),
      let position = body.facts.operands(of: tuple).enumerated().first(where: { $0.element == element })?.offset,
      let outer = body.parent(of: tuple)
    else { return nil }
    let operands = Array(body.facts.operands(of: outer))
    switch body.nodes[outer].kind {
    case .destructuring: return operands.dropFirst(1 + position).first
    case .assignment where operands.last == tuple && body.nodes[operands[0]].isA(.tuple):
      return Array(body.facts.operands(of: operands[0])).dropFirst(position).first.flatMap { body.facts.innerOperand(of: $0) }
    default: return nil
    }
  }

  private func isPartProperty(_ target: Int, in body: BodyIndex, _ file: Int) -> Bool {
    let known = properties[file] ?? []
    return known.contains(target) || body.nodes[target].isA(.unwrap) && known.contains(target + 1)
  }

  /// Whether an expression is what a call calls whose result code uses: it may be the receiver itself.
  private func isUsedResult(ofCallee member: Int, in body: BodyIndex) -> Bool {
    var node = member
    var isCalled = false
    while let parent = body.parent(of: node) {
      switch body.nodes[parent].kind {
      case .unwrap: break
      case .call where parent + 1 == node: isCalled = true
      case .block, .closure: return false
      default: return isCalled
      }
      node = parent
    }
    return false
  }

  /// Whether a call makes a part, or calls a method of one that a local has.
  private func isCallOfPart(_ call: Int, in body: BodyIndex, _ file: Int) -> Bool {
    guard body.nodes[call].isA(.call), let callee = body.facts.innerOperand(of: call) else { return false }
    let linked = codebase.files[file]
    if let name = nameOfClass(at: callee, in: linked, file) { return names.contains(name) }
    guard body.nodes[callee].isA(.member), let base = body.facts.innerOperand(of: callee), body.nodes[base].isA(.name) else {
      return false
    }
    return body.bindings(of: body.nodes[base].name).contains { binding in
      guard let value = body.facts.innerOperand(of: binding), body.nodes[value].isA(.call),
        let made = body.facts.innerOperand(of: value)
      else { return false }
      return nameOfClass(at: made, in: linked, file).map(names.contains) ?? false
    }
  }
}
