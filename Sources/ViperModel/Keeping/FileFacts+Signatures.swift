import ViperFacts

/// What declarations say to code elsewhere, and under which names that gets at them.
extension FileFacts {
  var signatures: Signatures { Signatures(self) }

  /// What stands for something in what a declaration says.
  func references(of position: Int) -> [NameTable.ID] {
    var references: [NameTable.ID] = []
    forEachSignaturePart(of: position) { if case .reference(let name) = $0 { references.append(name) } }
    return references
  }

  /// Visits what a declaration says, without places and without bodies. First values of properties without a written type count,
  /// since their types are inferred from them.
  func forEachSignaturePart(of position: Int, _ visit: (SignaturePart) -> Void) {
    let declaration = declarations[position]
    visitHead(of: declaration, visit)
    for child in children(of: position) where [.parameter, .genericParameter].contains(declarations[child].kind) {
      visitHead(of: declarations[child], visit)
    }
    guard declaration.kind == .property, declaration.type < 0, declaration.value >= 0 else { return }
    visitExpression(Int(declaration.value), in: position, visit)
  }

  private func visitHead(of declaration: Declaration, _ visit: (SignaturePart) -> Void) {
    let parts = (declaration.value < 0 ? 0 : 1) | (declaration.body < 0 ? 0 : 2)
    visit(.number(UInt64(declaration.kind.rawValue) << 40 | UInt64(declaration.flags.rawValue) << 8 | UInt64(parts)))
    visit(.label(declaration.name))
    visitType(declaration.type, visit)
    for type in inheritance(of: declaration) { visitType(type, visit) }
  }

  private func visitType(_ type: Int32, _ visit: (SignaturePart) -> Void) {
    guard type >= 0 else { return visit(.number(0)) }
    for position in Int(type)..<Int(types[Int(type)].subtreeEnd) {
      let use = types[position]
      visit(.number(UInt64(use.kind.rawValue) << 32 | (UInt64(use.subtreeEnd) - UInt64(position))))
      visit(use.kind == .name || use.kind == .member ? .reference(use.name) : .label(use.name))
    }
  }

  private func visitExpression(_ expression: Int, in declaration: Int, _ visit: (SignaturePart) -> Void) {
    for position in expression..<Int(expressions[expression].subtreeEnd) {
      let node = expressions[position]
      let kind = UInt64(node.kind.rawValue) << 8 | UInt64(node.flags.rawValue)
      visit(.number(kind << 32 | (UInt64(node.subtreeEnd) - UInt64(position))))
      visit(.reference(node.name))
      guard node.kind == .declaration, node.type >= 0 else {
        visitType(node.type, visit)
        continue
      }
      // A local declaration is known by its position.
      visit(.number(UInt64(bitPattern: Int64(Int(node.type) - declaration))))
    }
  }

  // MARK: names

  /// The names by which code gets at a declaration; for what has none of its own those of the type that it belongs to.
  ///
  /// - Parameter owner: the type or extension around it.
  func accessNames(of position: Int, in owner: Int?) -> [NameTable.ID] {
    let declaration = declarations[position]
    var owners: [NameTable.ID] { owner.map { accessNames(of: $0, in: nil) } ?? [] }
    switch declaration.kind {
    case .extension: return names(in: declaration.type)
    case .initializer, .subscript: return owners
    case .associatedtype: return [declaration.name] + owners
    default: return isUnnamed(declaration) ? [declaration.name] + owners : [declaration.name]
    }
  }

  /// Whether code gets at something without its name: an initializer, a subscript, or whatever is called like one.
  func isUnnamed(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .initializer, .subscript: true
    case .function, .property, .enumCase: Self.unspokenHashes.contains(names.hashes[Int(declaration.name)])
    default: false
    }
  }

  private static let unspokenHashes = ["init", "subscript"].map { name in
    Array(name.utf8).withUnsafeBufferPointer { NameTable.hash(of: $0) }
  }

  /// The names of the types that a type, an extension or an alias leads to.
  func targetNames(of position: Int) -> [NameTable.ID] {
    let declaration = declarations[position]
    if declaration.kind == .typealias { return names(in: declaration.type) }
    guard declaration.isType || declaration.kind == .extension else { return [] }
    return inheritance(of: declaration).flatMap(names)
  }

  private func names(in type: Int32) -> [NameTable.ID] {
    guard type >= 0 else { return [] }
    return (Int(type)..<Int(types[Int(type)].subtreeEnd)).compactMap {
      types[$0].kind == .name || types[$0].kind == .member ? types[$0].name : nil
    }
  }
}
