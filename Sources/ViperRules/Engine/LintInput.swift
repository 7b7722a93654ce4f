internal import OrderedCollections
import ViperConfiguration
internal import ViperFacts
import ViperLinking
package import ViperModel

/// The input of all rules: the graph, observations and settings, with the queries that most rules need.
package struct LintInput: Sendable {
  package let graph: ComponentGraph
  package let observations: Observations
  let settings: RuleSettings
  private let dialects: [Dialect]
  /// By component, the position in `dialects`.
  private let dialectOfComponent: [Int]
  private let table: RoleTable
  private let byUser: AdjacencyTable
  private let byUsed: AdjacencyTable
  private let byKind: AdjacencyTable
  let ownership: OwnershipGraph
  /// What keeps each component alive.
  private(set) var keepers = Keepers()
  /// For each cycle of strong references the one to weaken, with the cycle; sorted by place.
  private(set) var cycleCuts: [CycleCuts.Cut] = []
  /// The places of the references that are to become weak because of these cycles.
  private(set) var placesToWeaken: Set<SourceRange> = []
  /// These, and those of the references that other rules say to weaken.
  private(set) var placesThatMayBecomeWeak: Set<SourceRange> = []

  /// The links to weaken because of objects that keep each other, beyond these.
  private(set) var objectCuts: [ObjectCuts.Cut] = []

  package init(_ model: CodeModel, settings: RuleSettings = RuleSettings()) {
    self.settings = settings
    graph = model.graph
    observations = model.observations
    (dialects, dialectOfComponent) = Self.dialects(model)
    byUser = AdjacencyTable(count: model.graph.components.count, keys: model.graph.references.map(\.from))
    byUsed = AdjacencyTable(count: model.graph.components.count, keys: model.graph.references.map(\.to))
    byKind = AdjacencyTable(count: ReferenceKind.allCases.count, keys: model.graph.references.map(\.kind.number))
    table = RoleTable(model.graph, dialects, dialectOfComponent)
    ownership = OwnershipGraph(model.graph)
    keepers = Keepers(ownership, observations, wanted: wantedStrengths)
    cycleCuts = CycleCuts(ownership, keepers, wanted: wantedStrengths).cuts
    placesToWeaken = Set(cycleCuts.lazy.filter { !$0.isWanted }.map(\.edge.reference.range))
    placesThatMayBecomeWeak = placesToWeaken.union(findPlacesToWeaken())
    objectCuts = ObjectCuts(self).all
  }

  /// The dialect of each component's module, else of its root.
  private static func dialects(_ model: CodeModel) -> ([Dialect], [Int]) {
    let named = model.dialectsByName.sorted { $0.key < $1.key }
    let byName = Dictionary(uniqueKeysWithValues: named.enumerated().map { ($0.element.key, $0.offset) })
    let ofRoots = model.dialects.enumerated().map { ($0.element.root, named.count + $0.offset) }
    let byRoot = Dictionary(ofRoots, uniquingKeysWith: { first, _ in first })
    let numbers = model.graph.components.map { component in
      let own = component.module.map { model.graph.modules[$0].dialect } ?? component.dialect
      // Each root with a component has a dialect.
      return own.flatMap { byName[$0] } ?? byRoot[component.root]!
    }
    return (named.map(\.value) + model.dialects.map(\.dialect), numbers)
  }

  /// The dialect that judges a component. It is a large value, so frequent queries go to `table`.
  func dialect(of component: Component) -> Dialect { dialects[dialectOfComponent[component.id]] }

  /// The Swift modules that a component's file must not import.
  func forbiddenImports(of component: Component) -> [String] { table.forbiddenImports(of: component) }

  /// The roles that each module has parts of.
  var rolesOfModules: RoleTable.Modules { table.modules(of: graph) }

  /// All references of a kind, in order.
  func references(_ kind: ReferenceKind) -> some Sequence<Reference> {
    graph.references.at(byKind[kind.number])
  }

  /// The references from a component, in order.
  func references(from component: Component.ID) -> some Sequence<Reference> {
    graph.references.at(byUser[component])
  }

  /// The references to a component, in order.
  func references(to component: Component.ID) -> some Sequence<Reference> {
    graph.references.at(byUsed[component])
  }

  func refers(_ from: Component.ID, to target: Component.ID, by kind: ReferenceKind) -> Bool {
    byUser[from].contains { graph.references[Int($0)].to == target && graph.references[Int($0)].kind == kind }
  }

  /// A rule's options for the file of a component.
  func options(of rule: String, for component: Component) -> RuleOptions {
    settings.isEmpty ? RuleOptions() : settings.options(of: rule, in: component.range.file)
  }

  /// Whether the dialect or the configuration turns a rule off where a reference is.
  func isOff(_ rule: String, for reference: Reference) -> Bool {
    if let set = settings.severity(of: rule, case: nil, in: reference.range.file) { return set.severity == nil }
    return dialect(of: component(reference.from)).severities[rule].map { $0 == nil } ?? false
  }

  func component(_ id: Component.ID) -> Component { graph.components[id] }

  func module(of component: Component) -> ViperModule? { component.module.map { graph.modules[$0] } }

  /// The dialect's rule for a reference; nil where the pair of roles is not listed, which forbids it.
  func rule(for reference: Reference) -> ReferenceRule? { table.rule(for: reference) }

  /// Whether both belong to modules, and to different ones.
  func crossesModules(_ reference: Reference) -> Bool {
    guard let from = component(reference.from).module, let to = component(reference.to).module else { return false }
    return from != to
  }

  /// The strengths that a stored reference may have; empty for any.
  func wantedStrengths(for reference: Reference) -> [ReferenceStrength] { rule(for: reference)?.hold ?? [] }

  /// Whether the dialect forbids a reference to be strong.
  func mustNotOwn(_ reference: Reference) -> Bool {
    let wanted = wantedStrengths(for: reference)
    return !wanted.isEmpty && !wanted.contains(.strong)
  }

  /// Whether a reference is an initializer's parameter for a component that is also stored, so that the property is reported.
  func isRepeated(_ reference: Reference) -> Bool {
    reference.kind == .parameter && reference.context.contains(.initializer)
      && refers(reference.from, to: reference.to, by: .stored)
  }
}

extension [Reference] {
  /// Those at some positions, in their order.
  fileprivate func at(_ positions: ArraySlice<Int32>) -> some Sequence<Reference> { positions.lazy.map { self[Int($0)] } }
}
