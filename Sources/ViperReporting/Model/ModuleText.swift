internal import OrderedCollections
internal import ViperFacts
import ViperLinking
package import ViperModel
internal import ViperText

/// The output of `viper-lint explain module NAME`: the module's parts with the evidence for and against their roles, what they hold
/// and what else they refer to; then, a line each, the types that the parts share and show.
package struct ModuleText {
  package let text: String

  package init(_ module: ViperModule, in graph: ComponentGraph, evidence: (Component) -> RoleEvidence) {
    let members = graph.components.filter { $0.module == module.id }
    let head = "\(module.name.visible)  dialect \(module.dialect)  \(module.path.visible)\n"
    let parts = members.filter { !$0.isInterface && !$0.isDetail }.map { Self.block($0, evidence($0), graph) }
    let interfaces = members.filter(\.isInterface).map { Self.line($0, evidence($0)) }
    let others = members.filter { !$0.isInterface && $0.isDetail }.map { Self.line($0, evidence($0)) }
    text =
      (head + parts.joined() + Self.section("interfaces", interfaces) + Self.section("other types", others)).printable
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title):\n" + lines.joined()
  }

  private static func line(_ component: Component, _ evidence: RoleEvidence) -> String {
    "  \(place(of: component))  \(reasons(for: component, evidence))\n"
  }

  private static func place(of component: Component) -> String {
    "\(component.title)  \(component.range.file.visible):\(component.range.line)"
  }

  private static func reasons(for component: Component, _ evidence: RoleEvidence) -> String {
    (evidence.role == component.role ? evidence.reasons : evidence.description).visible
  }

  private static func block(_ component: Component, _ evidence: RoleEvidence, _ graph: ComponentGraph) -> String {
    let lines = [reasons(for: component, evidence)] + ModuleReferences(of: component, in: graph).lines
    return "\n\(place(of: component))\n" + lines.map { "  \($0)\n" }.joined()
  }
}

/// What a part refers to, each component once, by its closest relation: a line for each part that it holds, and a line for the others
/// of each relation.
private struct ModuleReferences {
  /// The closest first.
  private enum Relation: String, CaseIterable {
    case holds, creates
    case inherits = "inherits from"
    case conforms = "conforms to"
    case uses

    init(_ kind: ReferenceKind) {
      self =
        switch kind {
        case .stored: .holds
        case .construction: .creates
        case .inheritance: .inherits
        case .conformance: .conforms
        case .parameter, .result, .local, .staticCall, .cast, .chain: .uses
        }
    }
  }

  private let graph: ComponentGraph
  private let references: [Reference]

  init(of component: Component, in graph: ComponentGraph) {
    self.graph = graph
    references = graph.references.filter { $0.from == component.id }
  }

  var lines: [String] {
    let held = references.filter { $0.kind == .stored && !graph.components[$0.to].isDetail }
    var named = Set(held.map(\.to))
    let groups = Relation.allCases.compactMap { relation -> String? in
      let targets = references.filter { Relation($0.kind) == relation && !named.contains($0.to) }.map(\.to)
      named.formUnion(targets)
      return targets.isEmpty ? nil : "\(relation.rawValue) \(names(of: targets))"
    }
    return held.map { "\($0.range.line): \(ReferenceText.line($0, graph))" } + groups
  }

  /// `entity User, Session; view-model LoginViewModel`.
  private func names(of targets: [Component.ID]) -> String {
    let targets = OrderedSet(targets).map { graph.components[$0] }
    let groups = OrderedDictionary(grouping: targets) { $0.kindTitle }
    return groups.map { "\($0.key) \($0.value.map(\.name.visible).joined(separator: ", "))" }.joined(separator: "; ")
  }
}

extension Component {
  /// Whether it is what parts show or hand to each other: data, subviews, delegates.
  fileprivate var isDetail: Bool { Self.details.contains(role) }

  private static let details: Set<Role> = Set(Role.all).subtracting(
    Role.all(with: .core) + Role.all(with: .countsWithoutModule) + Role.all(with: .hidesBehindInterface))
}
