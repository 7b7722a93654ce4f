import ViperFacts
import ViperLinking

/// Finds components that are made and never shown although their base class keeps the view until it is read: the module is never released.
struct UnshownParts {
  let codebase: Codebase
  let graph: ComponentTypes
  /// By the name of a dialect, the roles whose components keep their view so.
  let keepers: [String: Set<Role>]

  /// The members by which a component's own code, or that of its base class, gives its view away.
  private static let readers: Set<String> = ["viewController", "navigationController"]

  func leaks(_ constructions: [TypeUsage]) -> [Leak] {
    if keepers.isEmpty { return [] }
    return constructions.compactMap { creation in
      guard let part = graph.index[creation.to].map({ graph.graph.components[$0] }), let module = part.module,
        keepers[graph.graph.modules[module].dialect]?.contains(part.role) == true, !part.isBase, isDropped(creation),
        !readsItsView(creation.to)
      else { return nil }
      return Leak(
        component: part.id, keeper: .unread, holder: nil, property: nil, link: nil, isReleasedInDeinit: false,
        range: codebase.range(creation.span, in: creation.file))
    }
  }

  /// Whether a body makes an object and never mentions it again.
  private func isDropped(_ creation: TypeUsage) -> Bool {
    guard let body = BodySyntax(around: creation, in: codebase),
      let name = body.callee(of: creation),
      let call = body.facts.parent(of: name), body.nodes[call].isA(.call), let parent = body.facts.parent(of: call)
    else { return false }
    switch body.nodes[parent].kind {
    case .binding: return !body.mentions(body.nodes[parent].name, in: (call + 1)..<body.range.upperBound)
    case .assignment:
      let target = body.facts.operands(of: parent).first
      return target.map { body.nodes[$0].isA(.other) && body.facts.operands(of: $0).isEmpty } ?? false
    default: return false
    }
  }

  private func readsItsView(_ type: TypeSymbol.ID) -> Bool {
    OwnBodies(of: type, in: codebase).all.contains { body in
      codebase.declaration(body.member).kind == .initializer
        && body.range.contains { body.ownProperty($0, in: codebase).map { Self.readers.contains(codebase.text($0)) } ?? false }
    }
  }
}
