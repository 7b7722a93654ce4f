import ViperFacts
import ViperLinking

/// The bodies of a class, of all its extensions, that run on its instances.
struct OwnBodies {
  struct Body {
    var member: DeclarationReference
    var file: LinkedFile
    /// The expressions of the body, or of the initial value.
    var range: Range<Int>
    var isDeinit: Bool
  }

  let codebase: Codebase
  let type: TypeSymbol.ID
  let all: [Body]

  init(of type: TypeSymbol.ID, in codebase: Codebase) {
    (self.codebase, self.type) = (codebase, type)
    all = codebase.types[type].parts.flatMap { part -> [Body] in
      let file = codebase.files[Int(part.file)]
      return file.facts.children(of: Int(part.index)).flatMap { index -> [Body] in
        let declaration = file.facts.declarations[index]
        guard !declaration.flags.contains(.isStatic), !declaration.isType else { return [] }
        return [declaration.body, declaration.value].filter { $0 >= 0 }.map { root in
          Body(
            member: DeclarationReference(file: Int(part.file), index: index), file: file,
            range: Int(root)..<Int(file.facts.expressions[Int(root)].subtreeEnd), isDeinit: declaration.kind == .deinitializer)
        }
      }
    }
  }

  /// Whether the type's code names a member outside of `deinit`; `ofDeinit` asks for `deinit` alone.
  func names(_ member: String, ofDeinit: Bool = false) -> Bool {
    all.contains { body in
      body.isDeinit == ofDeinit
        && body.range.contains { index in
          let node = body.file.facts.expressions[index]
          return (node.isA(.member) || node.isA(.name)) && codebase.text(body.file.name(node.name)) == member
        }
    }
  }
}

extension OwnBodies.Body {
  var nodes: FactSection<Expression> { file.facts.expressions }

  func name(_ node: Int) -> Name { file.name(nodes[node].name) }

  /// The closures and blocks of the body around an expression, innermost last.
  func closures(around node: Int) -> [Int] {
    range.prefix { $0 < node }.filter { nodes[$0].isA(.closure) && Int(nodes[$0].subtreeEnd) > node }
  }

  /// The own property that an expression names, `name` or `self.name`, unless a local or parameter has that name.
  func ownProperty(_ node: Int, in codebase: Codebase) -> Name? {
    let name = name(node)
    switch nodes[node].kind {
    case .name: return isLocal(nodes[node].name, in: codebase) ? nil : name
    case .member:
      guard let base = file.facts.innerOperand(of: node), nodes[base].isA(.selfReference) else { return nil }
      return name
    default: return nil
    }
  }

  private func isLocal(_ name: NameTable.ID, in codebase: Codebase) -> Bool {
    range.contains { nodes[$0].isA(.binding) && nodes[$0].name == name && !nodes[$0].flags.contains(.isCapture) }
      || codebase.parameters(of: member).contains { codebase.declaration($0).nameInBody == name }
  }

  /// The `self` that a closure keeps strongly, if it captures that: written in it, or in the captures of a closure within.
  func strongSelf(of closure: Int) -> Int? {
    if capturesSelfWeakly(closure) || closures(around: closure).contains(where: capturesSelfWeakly) { return nil }
    return (closure..<Int(nodes[closure].subtreeEnd)).first { nodes[$0].isA(.selfReference) || nodes[$0].isA(.superReference) }
  }

  private func capturesSelfWeakly(_ closure: Int) -> Bool {
    file.facts.operands(of: closure).contains { operand in
      let flags = nodes[operand].flags
      return nodes[operand].isA(.binding) && flags.contains(.isCapture) && (flags.contains(.isWeak) || flags.contains(.isUnowned))
        && file.facts.operands(of: operand).first.map { nodes[$0].isA(.selfReference) } ?? false
    }
  }

  /// The arguments of a call, each with its label and its value.
  func arguments(of call: Int, in codebase: Codebase) -> [(label: String, value: Int)] {
    file.facts.operands(of: call).dropFirst().compactMap { argument in
      guard nodes[argument].isA(.argument), let value = file.facts.operands(of: argument).first else { return nil }
      let label = nodes[argument].name == NameTable.none ? "" : codebase.text(file.name(nodes[argument].name))
      return (label, value)
    }
  }

  func sourceRange(of node: Int, in codebase: Codebase) -> SourceRange {
    codebase.range(nodes[node].span, in: Int(member.file))
  }
}
