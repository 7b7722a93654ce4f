import ViperFacts
import ViperLinking

/// Finds calls on another part's class by a component that keeps the interface of that class, which has the member.
struct BypassedInterfaces {
  let codebase: Codebase
  let graph: ComponentGraph
  let index: ComponentIndex
  let stored: [TypeUsage]

  private static let roles: [Role] = [.view, .presenter, .interactor]

  func calls(_ mentions: [MemberMention]) -> [Contracts.Bypass] {
    let kept = Dictionary(grouping: stored, by: \.from).mapValues { Set($0.map(\.to)) }
    return mentions.compactMap { mention in
      guard mention.isFound, !mention.isSelf, let receiver = mention.receiver, let target = index[receiver],
        !graph.components[target].isInterface, graph.components[target].module != nil,
        let code = EnclosingCode(of: mention.node, in: mention.file, codebase),
        let caller = index.component(enclosing: code.type), caller != target, Self.roles.contains(graph.components[caller].role),
        let ofCaller = kept[code.type], !ofCaller.contains(receiver), !isMade(mention.node, in: code)
      else { return nil }
      let node = code.facts.expressions[mention.node]
      let name = codebase.files[mention.file].name(node.name)
      // A method that is only named, as in `#selector`, is one of the class.
      let isCalled = BodySyntax.arguments(ofCallee: mention.node, in: code.facts) != nil
      let interface = codebase.ancestors(of: receiver).first { base in
        ofCaller.contains(base) && index[base] != nil
          && RequirementUses.requirements(of: base, in: codebase).contains {
            let requirement = codebase.declaration($0.reference)
            return codebase.name($0.reference) == name && !requirement.flags.contains(.isStatic)
              && (isCalled || requirement.kind == .property)
          }
      }
      return interface.flatMap { index[$0] }.map {
        Contracts.Bypass(
          caller: caller, target: target, interface: $0, member: codebase.text(name),
          range: codebase.range(node.span, in: mention.file))
      }
    }
  }

  /// Whether the same body creates the receiver: it puts the part together.
  private func isMade(_ node: Int, in code: EnclosingCode) -> Bool {
    guard let base = code.facts.innerOperand(of: node), code.facts.expressions[base].kind == .name else { return false }
    return code.makes(code.facts.expressions[base].name, codebase)
  }
}
