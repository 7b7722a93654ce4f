import ViperFacts
import ViperLinking

/// Values that code only hands on: they are arguments, and no member of them is read.
struct HandOns {
  let codebase: Codebase

  /// Whether a local is only handed on: it is an argument somewhere, and no member of it is read.
  func isRelayed(local usage: TypeUsage) -> Bool {
    let nodes = codebase.files[usage.file].facts.expressions
    let binding = nodes.indices.first { nodes[$0].kind == .binding && nodes[$0].span == usage.span }
    return binding.map { isRelayed(binding: $0, in: usage) } ?? false
  }

  private func isRelayed(binding: Int, in usage: TypeUsage) -> Bool {
    guard let body = usage.body else { return false }
    let facts = codebase.files[usage.file].facts
    let span = codebase.declaration(codebase.declaration(ofSlot: body)).span
    let nodes = facts.expressions
    let name = nodes[binding].name
    func isMention(_ index: Int) -> Bool { nodes[index].kind == .name && nodes[index].name == name }
    var isHandedOn = false
    for index in nodes.indices where span.start <= nodes[index].span.start && nodes[index].span.end <= span.end {
      guard let operand = facts.operands(of: index).first else { continue }
      let unwrapped = nodes[operand].kind == .unwrap ? operand + 1 : operand
      guard isMention(unwrapped) else { continue }
      switch nodes[index].kind {
      case .argument: isHandedOn = true
      case .unwrap: break
      default: return false
      }
    }
    return isHandedOn
  }

  /// Whether what a method or property of another object gives is an argument, at once or as a local that is nothing else.
  func isRelayed(chain usage: TypeUsage) -> Bool {
    let facts = codebase.files[usage.file].facts
    let nodes = facts.expressions
    guard let member = nodes.indices.first(where: { nodes[$0].kind == .member && nodes[$0].span == usage.span }) else {
      return false
    }
    let call = facts.parent(of: member).flatMap { nodes[$0].kind == .call && $0 + 1 == member ? $0 : nil }
    if isArgument(call ?? member, in: facts) { return true }
    guard let binding = facts.parent(of: call ?? member), nodes[binding].kind == .binding else { return false }
    return isRelayed(binding: binding, in: usage)
  }

  /// Whether the value of a cast is an argument at once.
  func isRelayed(cast usage: TypeUsage) -> Bool {
    let nodes = codebase.files[usage.file].facts.expressions
    let cast = nodes.indices.last { index in
      nodes[index].kind == .cast && nodes[index].span.start <= usage.span.start && usage.span.end <= nodes[index].span.end
    }
    return cast.map { isArgument($0, in: codebase.files[usage.file].facts) } ?? false
  }

  /// Whether all that a type's methods do with its own property is to hand it on or to assign to it.
  func isRelayed(property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let name = codebase.name(property)
    var isHandedOn = false
    for member in codebase.members[type] where codebase.declaration(member).kind != .initializer {
      let (file, declaration) = (codebase.files[Int(member.file)], codebase.declaration(member))
      let nodes = file.facts.expressions
      guard declaration.body >= 0 else { continue }
      for index in Int(declaration.body)..<Int(nodes[Int(declaration.body)].subtreeEnd) where file.facts.isOwn(index) {
        guard file.name(nodes[index].name) == name else { continue }
        if isTarget(index, in: file.facts) { continue }
        guard isArgument(index, in: file.facts) else { return false }
        isHandedOn = true
      }
    }
    return isHandedOn
  }

  /// Whether an expression, or what is unwrapped of it, is an argument.
  private func isArgument(_ index: Int, in facts: FileFacts) -> Bool {
    var index = index
    while let parent = facts.parent(of: index) {
      switch facts.expressions[parent].kind {
      case .argument: return true
      case .unwrap, .coalesce, .cast: index = parent
      default: return false
      }
    }
    return false
  }

  private func isTarget(_ index: Int, in facts: FileFacts) -> Bool {
    facts.parent(of: index).map { facts.expressions[$0].kind == .assignment && $0 + 1 == index } ?? false
  }
}
