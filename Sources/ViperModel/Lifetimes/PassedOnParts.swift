import ViperFacts
import ViperLinking

/// Finds the parts that code may keep outside of their modules.
///
/// A part stays inside if all code that makes one, by its name, puts it into a property of a part, or into a local that is only wired to
/// other parts. What a body captures, hands to any other code, or returns to more than its own file, somebody may keep for as long as they
/// like, whatever becomes of the rest of the module.
struct PassedOnParts {
  private let codebase: Codebase
  private let components: ComponentTypes
  private let names: Set<Name>
  /// By file, the expressions that name an assigned property of a part.
  private let properties: [Int: Set<Int>]

  /// A private function may return what another one returns, and so on: further than this is not followed.
  private static let longestChain = 3

  init(_ codebase: Codebase, _ components: ComponentTypes, _ assignments: [PropertyAssignment]) {
    (self.codebase, self.components) = (codebase, components)
    names = Set(components.types.map { codebase.types[$0].name })
    properties = assignments.reduce(into: [:]) { found, assignment in
      guard let slot = assignment.slot, Self.isOfPart(slot, codebase, components) else { return }
      found[assignment.file, default: []].insert(assignment.node)
    }
  }

  func all() -> [Component.ID] {
    var (made, passedOn): (Set<Name>, Set<Name>) = ([], [])
    for (number, file) in codebase.files.enumerated() {
      let nodes = file.facts.expressions
      for node in nodes.indices where nodes[node].isA(.name) {
        let name = file.name(nodes[node].name)
        guard names.contains(name), BodySyntax.arguments(ofCallee: node, in: file.facts) != nil else { continue }
        made.insert(name)
        let root = file.facts.root(of: node)
        let body = BodySyntax(root..<Int(nodes[root].subtreeEnd), in: file.facts)
        if !staysInside(node, in: body, number) { passedOn.insert(name) }
      }
    }
    return components.graph.components.filter { component in
      guard component.kind == .class, !component.isInterface else { return false }
      let name = codebase.types[components.types[component.id]].name
      // What no code makes comes from a container or a storyboard; a view of a view's, from a nib with that.
      return passedOn.contains(name) || !made.contains(name) && component.role != .subview
    }.map(\.id)
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

  /// - Parameter chain: the number of private functions that have returned it.
  private func staysInside(_ creation: Int, in body: BodySyntax, _ file: Int, chain: Int = 0) -> Bool {
    var node = creation
    if let call = body.facts.parent(of: node), body.nodes[call].isA(.call), call + 1 == node { node = call }
    while let parent = body.facts.parent(of: node), body.range.contains(parent) {
      switch body.nodes[parent].kind {
      case .unwrap, .cast: node = parent
      case .binding: return isOnlyWired(body.nodes[parent].name, boundAt: parent, in: body, file, chain)
      case .argument:
        guard let binding = counterpart(of: parent, in: body), body.nodes[binding].isA(.binding) else {
          return isWiring(node, in: body, file, chain)
        }
        return isOnlyWired(body.nodes[binding].name, boundAt: binding, in: body, file, chain)
      default: return isWiring(node, in: body, file, chain)
      }
    }
    return isValueOfPart(body, file)
  }

  /// Whether a body is the initial value of a property of a part.
  private func isValueOfPart(_ body: BodySyntax, _ file: Int) -> Bool {
    let declarations = body.facts.declarations
    let property = declarations.indices.first { Int(declarations[$0].value) == body.range.lowerBound }
    return property.map {
      Self.isOfPart(codebase.slot(DeclarationReference(file: file, index: $0)), codebase, components)
    } ?? false
  }

  private func isOnlyWired(
    _ local: NameTable.ID, boundAt binding: Int, in body: BodySyntax, _ file: Int, _ chain: Int
  ) -> Bool {
    let isBoundOnce = body.range.allSatisfy { $0 == binding || !body.fills(local, at: $0) }
    return isBoundOnce
      && body.range.allSatisfy { node in
        guard body.nodes[node].isA(.name), body.nodes[node].name == local else { return true }
        return !isCaptured(node, since: binding, in: body) && isWiring(node, in: body, file, chain)
      }
  }

  /// Whether a mention is in a closure that began after its binding; one before the binding is another local's of the name.
  private func isCaptured(_ mention: Int, since binding: Int, in body: BodySyntax) -> Bool {
    guard binding < mention else { return false }
    return (binding..<mention).contains { body.nodes[$0].isA(.closure) && Int(body.nodes[$0].subtreeEnd) > mention }
  }

  /// Whether an expression is only the receiver of an access, or goes to a property or an initializer of a part.
  private func isWiring(_ expression: Int, in body: BodySyntax, _ file: Int, _ chain: Int) -> Bool {
    var node = expression
    while let parent = body.facts.parent(of: node), body.range.contains(parent) {
      switch body.nodes[parent].kind {
      case .unwrap, .cast: node = parent
      case .member: return !isUsedResult(ofCallee: parent, in: body)
      case .assignment: return node != parent + 1 && isPartProperty(parent + 1, in: body, file)
      case .argument:
        if let target = counterpart(of: parent, in: body) { return isPartProperty(target, in: body, file) }
        return body.facts.parent(of: parent).map { isCallOfPart($0, in: body, file) } ?? false
      case .return:
        return isOwnClosure(parent, in: body) ? isValueOfPart(body, file) : isTakenInside(body, file, chain)
      case .block where parent == body.range.lowerBound && Array(body.facts.operands(of: parent)) == [node]:
        return isTakenInside(body, file, chain)
      default: return false
      }
    }
    return false
  }

  /// Whether an expression is in the closure whose result is the whole body: `lazy var presenter = { ... }()`.
  private func isOwnClosure(_ node: Int, in body: BodySyntax) -> Bool {
    let (call, closure) = (body.range.lowerBound, body.range.lowerBound + 1)
    return body.nodes[call].isA(.call) && closure < node && body.nodes[closure].isA(.closure)
      && !(closure + 1..<node).contains { body.nodes[$0].isA(.closure) && Int(body.nodes[$0].subtreeEnd) > node }
  }

  /// Whether a body is that of a private function, and what it returns stays inside wherever it is called.
  private func isTakenInside(_ body: BodySyntax, _ file: Int, _ chain: Int) -> Bool {
    let facts = body.facts
    guard chain < Self.longestChain,
      let function = facts.declarations.first(where: { Int($0.body) == body.range.lowerBound }), function.kind == .function,
      function.flags.contains(.isPrivate) || function.flags.contains(.isFilePrivate)
    else { return false }
    return facts.expressions.indices.allSatisfy { node in
      let callee = facts.expressions[node]
      guard callee.isA(.name) || callee.isA(.member), callee.name == function.name else { return true }
      guard BodySyntax.arguments(ofCallee: node, in: facts) != nil else { return false }
      let root = facts.root(of: node)
      return staysInside(node, in: BodySyntax(root..<Int(facts.expressions[root].subtreeEnd), in: facts), file, chain: chain + 1)
    }
  }

  /// What an element of a tuple is assigned to: `b.view` for `view` in `(a, b.view) = (router, view)`, or a new local.
  private func counterpart(of element: Int, in body: BodySyntax) -> Int? {
    guard let tuple = body.facts.parent(of: element), body.nodes[tuple].isA(.tuple),
      let position = body.facts.operands(of: tuple).enumerated().first(where: { $0.element == element })?.offset,
      let outer = body.facts.parent(of: tuple)
    else { return nil }
    let operands = Array(body.facts.operands(of: outer))
    switch body.nodes[outer].kind {
    case .destructuring: return operands.dropFirst(1 + position).first
    case .assignment where operands.last == tuple && body.nodes[operands[0]].isA(.tuple):
      return Array(body.facts.operands(of: operands[0])).dropFirst(position).first.flatMap { body.facts.innerOperand(of: $0) }
    default: return nil
    }
  }

  private func isPartProperty(_ target: Int, in body: BodySyntax, _ file: Int) -> Bool {
    let known = properties[file] ?? []
    return known.contains(target) || body.nodes[target].isA(.unwrap) && known.contains(target + 1)
  }

  /// Whether an expression is what a call calls whose result code uses: it may be the receiver itself.
  private func isUsedResult(ofCallee member: Int, in body: BodySyntax) -> Bool {
    var node = member
    var isCalled = false
    while let parent = body.facts.parent(of: node), body.range.contains(parent) {
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
  private func isCallOfPart(_ call: Int, in body: BodySyntax, _ file: Int) -> Bool {
    guard body.nodes[call].isA(.call), let callee = body.facts.innerOperand(of: call) else { return false }
    return isPart(callee, in: body, file)
  }

  private func isPart(_ callee: Int, in body: BodySyntax, _ file: Int) -> Bool {
    let file = codebase.files[file]
    if body.nodes[callee].isA(.name) { return names.contains(file.name(body.nodes[callee].name)) }
    guard body.nodes[callee].isA(.member), let base = body.facts.innerOperand(of: callee), body.nodes[base].isA(.name) else {
      return false
    }
    return body.range.contains { index in
      guard body.nodes[index].isA(.binding), body.nodes[index].name == body.nodes[base].name,
        let value = body.facts.innerOperand(of: index), body.nodes[value].isA(.call),
        let made = body.facts.innerOperand(of: value)
      else { return false }
      return body.nodes[made].isA(.name) && names.contains(file.name(body.nodes[made].name))
    }
  }
}
