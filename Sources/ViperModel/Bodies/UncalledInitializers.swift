import ViperFacts
import ViperLinking

/// The parameters of initializers that fill a property, and which classes are created by passing one: a base class often has a
/// `convenience init(presenter:)` that none of its subclasses use.
struct UncalledInitializers {
  private let codebase: Codebase
  /// By property, the initializers that set it to a parameter, with the label of that.
  private var fillers: [Int: [Filler]] = [:]
  /// By label, the calls that may be of an initializer.
  private var calls: [Name: [Call]] = [:]

  private struct Filler {
    var initializer: DeclarationReference
    var label: Name
  }

  private struct Call {
    var file: Int
    var span: Span
    /// The type that it names; nil where it may be any.
    var type: Name?
    /// Whether it is one of `self.init` and `super.init`.
    var isOwn: Bool
  }

  init(_ codebase: Codebase, types: [TypeSymbol.ID], flow: ValueFlow) {
    self.codebase = codebase
    var parameters: [Int: Filler] = [:]
    let owners = Set(types + types.flatMap { codebase.ancestors(of: $0) })
    for initializer in owners.sorted().flatMap({ codebase.members[$0, .initializer] }) {
      let flags = codebase.declaration(initializer).flags
      // Of other initializers, a class has one only if it is created by it.
      guard flags.contains(.isConvenience), flags.isDisjoint(with: [.isPublished, .isObjC, .isOverride]) else { continue }
      for parameter in codebase.parameters(of: initializer) {
        parameters[codebase.slot(parameter)] = Filler(initializer: initializer, label: codebase.name(parameter))
      }
    }
    if parameters.isEmpty { return }
    for edge in flow.edges {
      if let filler = parameters[edge.from] { fillers[edge.to, default: []].append(filler) }
    }
    collectCalls(labels: Set(fillers.values.joined().map(\.label)))
  }

  /// The initializers that fill a property where no call of them creates a type; empty where one may.
  func all(filling slot: Int, of type: TypeSymbol.ID) -> [DeclarationReference] {
    let fillers = fillers[slot] ?? []
    return fillers.contains { mayCreate(type, passing: $0.label) } ? [] : fillers.map(\.initializer)
  }

  private func mayCreate(_ type: TypeSymbol.ID, passing label: Name) -> Bool {
    let heirs = [type] + codebase.conformers(of: type)
    return (calls[label] ?? []).contains { call in
      if call.isOwn { return (heirs + codebase.ancestors(of: type)).contains { isWithin($0, call) } }
      return call.type.map { name in heirs.contains { codebase.types[$0].name == name } } ?? true
    }
  }

  private func isWithin(_ type: TypeSymbol.ID, _ call: Call) -> Bool {
    codebase.types[type].parts.contains { part in
      let span = codebase.declaration(part).span
      return Int(part.file) == call.file && span.start <= call.span.start && call.span.end <= span.end
    }
  }

  private mutating func collectCalls(labels: Set<Name>) {
    let types = Set(codebase.types.lazy.filter { !$0.isExternal }.map(\.name))
    for (number, file) in codebase.files.enumerated() where file.names.contains(where: labels.contains) {
      for (index, node) in file.facts.expressions.enumerated() where node.kind == .argument && node.name != NameTable.none {
        guard labels.contains(file.name(node.name)), let call = file.facts.parent(of: index),
          let found = self.call(call, in: number, types)
        else { continue }
        calls[file.name(node.name), default: []].append(found)
      }
    }
  }

  /// Nil for what is no initializer's call.
  private func call(_ index: Int, in number: Int, _ types: Set<Name>) -> Call? {
    let file = codebase.files[number]
    let nodes = file.facts.expressions
    guard nodes[index].kind == .call, let callee = file.facts.innerOperand(of: index) else { return nil }
    var call = Call(file: number, span: nodes[index].span, type: nil, isOwn: false)
    guard nodes[callee].kind == .name || nodes[callee].kind == .member else { return call }
    var named = callee
    if codebase.text(file.name(nodes[callee].name)) == "init" {
      guard let base = file.facts.innerOperand(of: callee) else { return call }
      call.isOwn = [.selfReference, .superReference].contains(nodes[base].kind)
      if call.isOwn || ![.name, .member].contains(nodes[base].kind) { return call }
      named = base
    } else if codebase.text(file.name(nodes[callee].name)).first?.isUppercase != true {
      return nil
    }
    let name = file.name(nodes[named].name)
    if types.contains(name) { call.type = name }
    return call
  }
}
