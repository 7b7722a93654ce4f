import ViperFacts
import ViperLinking

/// What an argument shows, as far as it can be told.
struct ShownScreens {
  enum Screen {
    /// A screen of another module.
    case module
    /// What the function has been given.
    case given
    case unknown
  }

  let codebase: Codebase
  private let components: [Component]
  private let index: ComponentIndex
  /// By file and place: the type that is created or asked for there.
  private let made: [Place: TypeSymbol.ID]

  private struct Place: Hashable {
    var file: Int
    var start: UInt32
  }

  init(codebase: Codebase, components: [Component], index: ComponentIndex, usages: UsagesByKind) {
    (self.codebase, self.components, self.index) = (codebase, components, index)
    var made: [Place: TypeSymbol.ID] = [:]
    for usage in usages.constructions + usages.staticCalls where index[usage.to] != nil {
      made[Place(file: usage.file, start: usage.span.start)] = usage.to
    }
    self.made = made
  }

  func screen(_ node: Int, _ code: EnclosingCode, of component: Component) -> Screen { screen(node, code, component, 0) }

  private func screen(_ node: Int, _ code: EnclosingCode, _ component: Component, _ depth: Int) -> Screen {
    guard depth < 12 else { return .unknown }
    let expression = code.facts.expressions[node]
    func first() -> Screen {
      code.facts.operands(of: node).first.map { screen($0, code, component, depth + 1) } ?? .unknown
    }
    switch expression.kind {
    case .argument, .unwrap, .other: return first()
    case .cast: return isScreen(expression.type, code, of: component) ? .module : first()
    case .call: return screen(call: node, code, component, depth)
    case .name: return screen(name: expression, code, component, depth)
    default: return .unknown
    }
  }

  private func screen(call node: Int, _ code: EnclosingCode, _ component: Component, _ depth: Int) -> Screen {
    guard let callee = code.facts.innerOperand(of: node) else { return .unknown }
    var root = callee
    while [.member, .call, .unwrap].contains(code.facts.expressions[root].kind), let base = code.facts.operands(of: root).first {
      root = base
    }
    let start = code.facts.expressions[root].span.start
    if let type = made[Place(file: code.file, start: start)], let id = index[type] {
      let part = components[id]
      guard part.module != nil else { return .unknown }
      return root == callee
        ? part.role == .view && part.module != component.module ? .module : .unknown
        : [.assembly, .wireframe].contains(part.role) ? .module : .unknown
    }
    // What is put into a navigation controller is what is shown.
    guard root == callee, code.facts.expressions[callee].kind == .name,
      codebase.text(codebase.files[code.file].name(code.facts.expressions[callee].name)).hasSuffix("NavigationController"),
      let argument = Array(code.facts.operands(of: node).dropFirst()).first
    else { return .unknown }
    return screen(argument, code, component, depth + 1)
  }

  private func screen(name expression: Expression, _ code: EnclosingCode, _ component: Component, _ depth: Int) -> Screen {
    if let binding = code.binding(of: expression.name) {
      if code.facts.expressions[binding].flags.contains(.isClosureParameter) { return .given }
      if isScreen(code.facts.expressions[binding].type, code, of: component) { return .module }
      return code.facts.operands(of: binding).first.map { screen($0, code, component, depth + 1) } ?? .unknown
    }
    if code.parameter(expression.name, codebase) != nil { return .given }
    guard let property = code.property(expression.name, codebase) else { return .unknown }
    return isScreen(codebase.declaration(property).type, code, of: component) ? .module : .unknown
  }

  /// Whether a written type is the class of another module's view.
  private func isScreen(_ type: Int32, _ code: EnclosingCode, of component: Component) -> Bool {
    guard type >= 0 else { return false }
    let scope = TypeScope(file: code.file, types: codebase.enclosing(code.type))
    guard let symbol = codebase.resolve(type, in: scope).symbol, let id = index[symbol] else { return false }
    let part = components[id]
    return part.role == .view && !part.isInterface && part.module != nil && part.module != component.module
  }
}
