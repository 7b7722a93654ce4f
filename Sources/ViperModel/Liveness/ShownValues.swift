import ViperFacts
import ViperLinking

/// The values of a body that calls show as screens, followed through its locals.
struct ShownValues {
  private let file: LinkedFile
  private let nodes: FactSection<Expression>
  private let range: Range<Int>
  private let isOfLink: Bool
  private let texts: (NameTable.ID) -> String

  /// - Parameter body: the slot of a function, initializer or property.
  init?(_ body: Int, in codebase: Codebase) {
    let reference = codebase.declaration(ofSlot: body)
    let declaration = codebase.declaration(reference)
    let root = declaration.body >= 0 ? declaration.body : declaration.value
    guard root >= 0 else { return nil }
    let file = codebase.files[Int(reference.file)]
    (self.file, nodes) = (file, file.facts.expressions)
    range = Int(root)..<Int(nodes[Int(root)].subtreeEnd)
    texts = { $0 == NameTable.none ? "" : codebase.text(file.name($0)) }
    let name = texts(declaration.name).lowercased()
    isOfLink = name.contains("deeplink") || name.contains("universallink")
  }

  /// How the screen is shown that an expression makes, and the case of the option that asks for it.
  func transition(of making: Span) -> (transition: Navigation.Transition, option: String?)? {
    guard let start = range.first(where: { nodes[$0].span == making && NameMentions.isMention(nodes[$0]) }) else { return nil }
    var locals: Set<NameTable.ID> = []
    for node in range {
      switch nodes[node].kind {
      case .binding where carries(node, start, locals): locals.insert(nodes[node].name)
      case .destructuring where carries(node, start, locals):
        for inner in file.facts.operands(of: node) where nodes[inner].kind == .binding { locals.insert(nodes[inner].name) }
      case .assignment: if let transition = transition(ofAssignment: node, start, &locals) { return result(transition, start) }
      case .call: if let transition = transition(ofCall: node, start, locals) { return result(transition, start) }
      default: break
      }
    }
    return nil
  }

  private func result(
    _ transition: Navigation.Transition, _ start: Int
  ) -> (transition: Navigation.Transition, option: String?) {
    (isOfLink ? .deepLink : transition, option(around: start))
  }

  /// Whether an expression contains what is made, or a local that has it.
  private func carries(_ node: Int, _ start: Int, _ locals: Set<NameTable.ID>) -> Bool {
    (node + 1..<max(node + 1, Int(nodes[node].subtreeEnd))).contains { inner in
      inner == start || nodes[inner].kind == .name && locals.contains(nodes[inner].name)
    }
  }

  private func transition(ofCall call: Int, _ start: Int, _ locals: Set<NameTable.ID>) -> Navigation.Transition? {
    let operands = Array(file.facts.operands(of: call))
    guard var callee = operands.first else { return nil }
    if nodes[callee].kind == .unwrap { callee += 1 }
    guard NameMentions.isMention(nodes[callee]) else { return nil }
    // A wireframe that is asked to show its own screen says how in an argument.
    if nodes[callee].kind == .member, carries(callee, start, locals),
      ["show", "open", "start"].contains(texts(nodes[callee].name))
    {
      return operands.dropFirst().lazy.compactMap(way).first
    }
    let name = texts(nodes[callee].name)
    let isOfTabs =
      name == "setViewControllers"
      && (callee + 1..<Int(nodes[callee].subtreeEnd)).contains { inner in
        texts(nodes[inner].name).lowercased().contains("tab")
      }
    // A `show` of one's own has no sender.
    if name == "show", !operands.contains(where: { texts(nodes[$0].name) == "sender" }) { return nil }
    guard let transition = isOfTabs ? .tab : Self.transition(of: name) else { return nil }
    let isShown = operands.dropFirst().contains { carries($0, start, locals) && !isCompletion($0) }
    return isShown ? transition : nil
  }

  /// The way that an argument names: `.root`.
  private func way(_ argument: Int) -> Navigation.Transition? {
    let named = (argument..<Int(nodes[argument].subtreeEnd)).first { nodes[$0].kind == .member }
    return named.flatMap { Self.ways[texts(nodes[$0].name)] }
  }

  private static let ways: [String: Navigation.Transition] = [
    "root": .root, "push": .push, "present": .present, "modal": .present,
  ]

  /// Whether an argument is a closure, which shows nothing by itself.
  private func isCompletion(_ argument: Int) -> Bool {
    file.facts.innerOperand(of: argument).map { nodes[$0].kind == .closure } ?? false
  }

  private func transition(
    ofAssignment node: Int, _ start: Int, _ locals: inout Set<NameTable.ID>
  ) -> Navigation.Transition? {
    let operands = Array(file.facts.operands(of: node))
    guard operands.count == 2, operands[1] == start || carries(operands[1], start, locals) || isLocal(operands[1], locals) else {
      return nil
    }
    var target = operands[0]
    while nodes[target].kind == .unwrap { target += 1 }
    switch texts(nodes[target].name) {
    case "rootViewController": return .root
    case "viewControllers": return nodes[operands[1]].kind == .array ? .tab : .root
    default:
      if nodes[target].kind == .name { locals.insert(nodes[target].name) }
      return nil
    }
  }

  private func isLocal(_ node: Int, _ locals: Set<NameTable.ID>) -> Bool {
    nodes[node].kind == .name && locals.contains(nodes[node].name)
  }

  private static func transition(of function: String) -> Navigation.Transition? {
    ShowingCalls.methods[function].flatMap { Navigation.Transition(rawValue: $0.rawValue) }
  }

  /// The case of the innermost `switch` around an expression.
  private func option(around node: Int) -> String? {
    let block = (range.lowerBound..<node).last { outer in
      nodes[outer].kind == .block && Int(nodes[outer].subtreeEnd) > node && patterns(of: outer).first != nil
    }
    guard let pattern = block.flatMap({ patterns(of: $0).first }) else { return nil }
    let named = (pattern..<Int(nodes[pattern].subtreeEnd)).first { nodes[$0].kind == .member }
    return named.map { texts(nodes[$0].name) }
  }

  private func patterns(of block: Int) -> [Int] { file.facts.operands(of: block).filter { nodes[$0].kind == .pattern } }
}
