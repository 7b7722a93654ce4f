import ViperLinking
import ViperModel

extension GraphView {
  /// A strong reference between components that is on a cycle of such references.
  package struct StrongLink: Sendable, Equatable {
    /// The keys of the component that declares or inherits the property, and of the component stored in it.
    package var from: String
    package var to: String
    package var property: String?
    package var file: String
    package var line: Int
    /// Whether weakening this reference breaks the cycle.
    package var isToCut: Bool

    package init(from: String, to: String, property: String?, file: String, line: Int, isToCut: Bool) {
      self.from = from
      self.to = to
      self.property = property
      self.file = file
      self.line = line
      self.isToCut = isToCut
    }
  }

  /// Marks the edges of cycles, and adds edges for inherited properties, which the source of a subclass does not contain.
  package func placing(_ links: [StrongLink]) -> GraphView {
    guard level == .component, !links.isEmpty else { return self }
    let positions = Dictionary(nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let outgoing = Dictionary(grouping: edges.indices) { edges[$0].from }
    var result = self
    for link in links {
      guard let from = positions[link.from], let to = positions[link.to] else { continue }
      let fitting = (outgoing[from] ?? []).filter { edges[$0].strength == .strong && edges[$0].targets.contains(to) }
      let exact = fitting.filter { edges[$0].file == link.file && edges[$0].line == link.line }
      for edge in exact.isEmpty ? fitting : exact { result.edges[edge].place(link) }
      guard fitting.isEmpty else { continue }
      var inherited = Edge(
        from: from, to: to, kind: .stored, strength: .strong, purpose: .ownership, property: link.property, file: link.file,
        line: link.line)
      inherited.place(link)
      result.edges.append(inherited)
    }
    result.edges.sort()
    return result
  }

  /// The edges on cycles of strong references; at module level, those between modules.
  ///
  /// Modules may refer to each other without a cycle: the parts that hold the other module's are not the ones that it holds.
  package func keepingCycles() -> GraphView {
    var result = self
    result.edges = edges.filter(\.isOnCycle)
    for edge in result.edges.indices where result.edges[edge].isToCut { result.edges[edge].label = "make weak" }
    return result.keeping(Set(result.edges.flatMap { [$0.from] + (level == .component ? $0.targets : [$0.to]) }))
  }
}

extension GraphView.Edge {
  fileprivate mutating func place(_ link: GraphView.StrongLink) {
    isOnCycle = true
    isToCut = isToCut || link.isToCut
  }
}

/// The operation that selects cycles of strong references.
package struct CycleSelection: GraphOperation {
  package static let option = "--cycles"

  package init() {}

  package func applied(to view: GraphView, ids: [Set<String>]) -> OperationResult { OperationResult(view.keepingCycles()) }
}
