import ViperFacts
import ViperLinking

/// Finds components that an assembly makes and lets go of: it only sets properties of theirs.
struct IdleLocals {
  let codebase: Codebase
  let graph: ComponentTypes

  private static let parts: Set<Role> = [.view, .presenter, .interactor, .wireframe, .dataManager]

  func all(_ constructions: [TypeUsage]) -> [Wiring.IdleLocal] {
    var byBody: [Int: [(usage: TypeUsage, part: Component)]] = [:]
    for usage in constructions {
      guard let body = usage.body, let part = graph[usage.to], part.module != nil else { continue }
      byBody[body, default: []].append((usage, part))
    }
    let assemblies = byBody.filter { Set($0.value.map(\.part.id)).count > 1 }.sorted { $0.key < $1.key }
    return assemblies.flatMap { _, creations in creations.compactMap { idle($0.usage, of: $0.part) } }
  }

  private func idle(_ creation: TypeUsage, of part: Component) -> Wiring.IdleLocal? {
    guard Self.parts.contains(part.role), part.kind == .class, let body = BodySyntax(around: creation, in: codebase),
      let local = body.local(of: creation), body.facts.names[local] != "_", !registersItself(creation.to)
    else { return nil }
    let file = codebase.files[creation.file]
    let mentions = body.range.filter { body.nodes[$0].isA(.name) && body.nodes[$0].name == local }
    guard !mentions.isEmpty, mentions.allSatisfy({ isOnlyFilled($0, in: body, file, creation.to) }) else { return nil }
    return Wiring.IdleLocal(
      component: part.id, maker: graph.index.component(enclosing: creation.from), local: body.facts.names[local],
      range: codebase.range(creation.span, in: creation.file))
  }

  /// Whether a mention only sets a plain property of the local, outside of closures.
  private func isOnlyFilled(_ mention: Int, in body: BodySyntax, _ file: LinkedFile, _ type: TypeSymbol.ID) -> Bool {
    var outer = mention - 1
    while outer >= 0, body.nodes[outer].kind == .unwrap { outer -= 1 }
    guard body.range.contains(outer), body.nodes[outer].kind == .member, Int(body.nodes[outer].subtreeEnd) > mention,
      case .set = SlotUse(of: outer, in: file, codebase),
      !body.isCaptured(mention)
    else { return false }
    let name = file.name(body.nodes[outer].name)
    let classes = ([type] + codebase.ancestors(of: type)).filter { !codebase.types[$0].isProtocol }
    let members = classes.flatMap { codebase.members[$0, name] }.map { codebase.declaration($0) }
    return !members.isEmpty && members.allSatisfy { $0.kind == .property && $0.body < 0 }
  }

  /// Whether making an object hands it to others: an initializer passes or stores it, or is not read.
  private func registersItself(_ type: TypeSymbol.ID) -> Bool {
    let classes = ([type] + codebase.ancestors(of: type)).filter { codebase.types[$0].kind == .class }
    return classes.flatMap { codebase.members[$0, .initializer] }.contains { initializer in
      guard let code = StraightCode(of: initializer, in: codebase) else { return false }
      return code.range.contains { index in
        let node = code.facts.expressions[index]
        if node.kind == .selfReference { return code.member(on: index).map { code.isCallee($0) } ?? true }
        // A method of its own may pass it on.
        return node.kind == .name && code.isCallee(index)
          && codebase.text(code.file.name(node.name)).first?.isUppercase != true
      }
    }
  }
}
