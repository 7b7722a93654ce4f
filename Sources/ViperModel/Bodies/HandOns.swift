import ViperFacts
import ViperLinking

/// Values that code only hands on: they are arguments, and no member of them is read.
struct HandOns {
  let codebase: Codebase
  let occurrences: Occurrences

  /// Whether a local is only handed on: it is an argument somewhere, and no member of it is read.
  func isRelayed(local usage: TypeUsage) -> Bool {
    let nodes = codebase.files[usage.file].facts.expressions
    let binding = nodes.indices.first { nodes[$0].kind == .binding && nodes[$0].span == usage.span }
    return binding.map { isRelayed(binding: $0, in: usage.file) } ?? false
  }

  private func isRelayed(binding: Int, in file: Int) -> Bool {
    let facts = codebase.files[file].facts
    return isRelayed(occurrences.places(ofLocal: binding, in: file)) { place in
      // What is on the right of an operator or an assignment is no more looked into than an argument.
      facts.parent(of: place.node).map { $0 + 1 != place.node && facts.expressions[$0].kind != .unwrap } ?? false
    }
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
    return isRelayed(binding: binding, in: usage.file)
  }

  /// Whether the value of a cast is an argument at once.
  func isRelayed(cast usage: TypeUsage) -> Bool {
    let nodes = codebase.files[usage.file].facts.expressions
    let cast = nodes.indices.last { index in
      nodes[index].kind == .cast && nodes[index].span.start <= usage.span.start && usage.span.end <= nodes[index].span.end
    }
    return cast.map { isArgument($0, in: codebase.files[usage.file].facts) } ?? false
  }

  /// Whether all that code does with a type's own property, outside of its initializers, is to hand it on or to assign to it.
  func isRelayed(property: DeclarationReference, of type: TypeSymbol.ID) -> Bool {
    let bodies = codebase.members[type].filter { codebase.declaration($0).kind != .initializer }.compactMap { body(of: $0) }
    let places = occurrences.places(of: codebase.slot(property)).filter { place in
      codebase.files[place.file].facts.isOwn(place.node)
        && bodies.contains { $0.file == place.file && $0.nodes.contains(place.node) }
    }
    return isRelayed(places) { isTarget($0.node, in: codebase.files[$0.file].facts) }
  }

  private func body(of member: DeclarationReference) -> (file: Int, nodes: Range<Int>)? {
    let (file, body) = (Int(member.file), Int(codebase.declaration(member).body))
    return body < 0 ? nil : (file, body..<Int(codebase.files[file].facts.expressions[body].subtreeEnd))
  }

  /// Whether there is an argument among some places, and nothing else but those that say nothing.
  private func isRelayed(_ places: [Occurrences.Place], except saysNothing: (Occurrences.Place) -> Bool) -> Bool {
    let uses = places.filter { !saysNothing($0) }
    return !uses.isEmpty && uses.allSatisfy { isArgument($0.node, in: codebase.files[$0.file].facts) }
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
