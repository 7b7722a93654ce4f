import ViperFacts
import ViperLinking

/// Objects that a body makes for its locals, wires to others, and lets go of: they live on only by what it has wired them to.
struct PassingLocals {
  enum Use {
    /// The body sets properties of the object, and nothing more.
    case wired
    /// It also calls methods of the object.
    case called
  }

  let codebase: Codebase
  /// The names of the types whose properties are known to keep objects, or not to.
  let parts: Set<Name>

  /// Nil where the object is no local, or where it may be kept otherwise: it is returned, passed on or captured.
  func use(of creation: TypeUsage) -> Use? {
    guard let body = BodySyntax(around: creation, in: codebase), let local = body.local(of: creation) else { return nil }
    let file = codebase.files[creation.file]
    var use = Use.wired
    for mention in body.range where body.nodes[mention].kind == .name && body.nodes[mention].name == local {
      guard let found = self.use(at: mention, in: body, file) else { return nil }
      if case .called = found { use = .called }
    }
    return use
  }

  private func use(at mention: Int, in body: BodySyntax, _ file: LinkedFile) -> Use? {
    var child = mention
    while let parent = body.facts.parent(of: child), body.range.contains(parent) {
      switch body.nodes[parent].kind {
      case .unwrap: child = parent
      case .member:
        if body.isCaptured(mention) { return nil }
        return isCallee(parent, in: body) ? .called : .wired
      case .assignment:
        return child != parent + 1 && isOfPart(parent + 1, in: body, file) && !body.isCaptured(mention) ? .wired : nil
      default: return nil
      }
    }
    return nil
  }

  private func isCallee(_ member: Int, in body: BodySyntax) -> Bool {
    BodySyntax.arguments(ofCallee: member, in: body.facts) != nil
  }

  /// Whether a target of an assignment is a property of another local, which the same body makes and which is a part.
  private func isOfPart(_ target: Int, in body: BodySyntax, _ file: LinkedFile) -> Bool {
    guard body.nodes[target].kind == .member, let base = body.facts.innerOperand(of: target), body.nodes[base].kind == .name
    else { return false }
    return body.range.contains { index in
      guard body.nodes[index].kind == .binding, body.nodes[index].name == body.nodes[base].name,
        let value = body.facts.innerOperand(of: index), body.nodes[value].kind == .call,
        let callee = body.facts.innerOperand(of: value), body.nodes[callee].kind == .name
      else { return false }
      return parts.contains(file.name(body.nodes[callee].name))
    }
  }
}
