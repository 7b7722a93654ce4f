internal import ViperFacts

/// Finds the member around a place in a file, as a name that stays when code moves: `Row.configure(with:)`.
struct MemberFinder {
  private let facts: FileFacts
  /// The parent of each declaration, computed once for all findings of a file.
  private let parents: [Int32]

  init(_ facts: FileFacts) {
    self.facts = facts
    var parents = [Int32](repeating: -1, count: facts.declarations.count)
    var open: [Int] = []
    for (index, declaration) in facts.declarations.enumerated() {
      while let last = open.last, facts.declarations[last].subtreeEnd <= index { open.removeLast() }
      parents[index] = Int32(open.last ?? -1)
      if declaration.subtreeEnd > index + 1 { open.append(index) }
    }
    self.parents = parents
  }

  /// The member around a place; nil outside of members.
  ///
  /// - Parameter component: the component that contains the place; it is left out of the member's name.
  func member(atLine line: Int, column: Int, of component: String?) -> String? {
    guard line >= 1, line <= facts.lineStarts.count else { return nil }
    let chain = chain(to: facts.lineStarts[line - 1] &+ UInt32(clamping: column - 1))
    let types = chain.filter { isType(facts.declarations[$0]) }.map(name).filter { !$0.isEmpty }.joined(separator: ".")
    let members = chain.filter { isMember(facts.declarations[$0].kind) }.map(name)
    guard !members.isEmpty else { return nil }
    let inner =
      component.map { types == $0 ? "" : types.hasPrefix($0 + ".") ? String(types.dropFirst($0.count + 1)) : types } ?? types
    return ((inner.isEmpty ? [] : [inner]) + members).joined(separator: ".")
  }

  /// The chain of declarations around a place, outermost first.
  private func chain(to offset: UInt32) -> [Int] {
    // Declarations are in preorder, so sorted by their beginnings; those of one `var` begin together.
    var (low, high) = (0, facts.declarations.count)
    while low < high {
      let middle = (low + high) / 2
      if facts.declarations[middle].span.start <= offset { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    var next = low - 1
    while next >= 0 {
      if facts.declarations[next].span.end > offset { found.append(next) }
      next = Int(parents[next])
    }
    return found.reversed()
  }

  private func isType(_ declaration: Declaration) -> Bool { declaration.isType || declaration.kind == .extension }

  private func isMember(_ kind: Declaration.Kind) -> Bool {
    switch kind {
    case .function, .initializer, .deinitializer, .subscript, .property, .enumCase: true
    default: false
    }
  }

  private func name(_ index: Int) -> String {
    let declaration = facts.declarations[index]
    let name = facts.names[declaration.name]
    switch declaration.kind {
    case .extension: return declaration.type < 0 ? "" : typeName(Int(declaration.type))
    case .function, .initializer, .subscript: return "\(name)(\(labels(of: index)))"
    default: return name
    }
  }

  private func labels(of index: Int) -> String {
    let parameters = facts.children(of: index).map { facts.declarations[$0] }.filter { $0.kind == .parameter }
    return parameters.map { ($0.name == NameTable.none ? "_" : facts.names[$0.name]) + ":" }.joined()
  }

  /// The extended type with the types it is nested in, without generic arguments.
  private func typeName(_ index: Int) -> String {
    let type = facts.types[index]
    guard type.kind == .member, let outer = facts.arguments(of: index).first, facts.types[outer].kind != .module else {
      return facts.names[type.name]
    }
    return "\(typeName(outer)).\(facts.names[type.name])"
  }
}
