/// What to show of a view: a number of operations, in one order whatever the order of the options.
package struct OperationList: Sendable {
  /// What narrows the code base itself comes before what walks through it, and what only changes the look comes last.
  package static let order: [any GraphOperation.Type] = [
    Exclusion.self,
    Inclusion.self,
    FindingSelection.self,
    CycleSelection.self,
    Focus.self,
    Reaching.self,
    ReachedFrom.self,
    PathSelection.self,
    Highlight.self,
  ]

  private let operations: [any GraphOperation]

  /// - Parameter operations: nil for those that nobody asks for.
  package init(_ operations: [(any GraphOperation)?] = []) {
    let places = Dictionary(uniqueKeysWithValues: Self.order.enumerated().map { (ObjectIdentifier($1), $0) })
    self.operations = operations.compactMap(\.self).sorted {
      places[ObjectIdentifier(type(of: $0))]! < places[ObjectIdentifier(type(of: $1))]!
    }
  }

  /// Whether anything may be left out.
  package var isNarrowing: Bool { operations.contains { type(of: $0).isNarrowing } }

  /// Whether an operation asks for the cycles of strong references, which take time to find.
  package var asksForCycles: Bool { operations.contains { $0 is CycleSelection } }

  /// The view that is asked for, and what is worth saying about it.
  ///
  /// - Throws: for a name that means nothing, and for an operation that leaves nothing.
  package func applied(to view: GraphView) throws(ViewError) -> OperationResult {
    var result = OperationResult(view)
    for (operation, ids) in try withIDs(in: view) {
      let next = try operation.applied(to: result.view, ids: ids)
      if next.view.nodes.isEmpty { throw .nothingLeft(option: type(of: operation).option) }
      result = OperationResult(next.view, notes: result.notes + next.notes)
    }
    if isNarrowing { result.view = result.view.droppingEmptyClusters() }
    return result
  }

  /// Each operation with what its names mean in the whole view.
  private func withIDs(in view: GraphView) throws(ViewError) -> [(any GraphOperation, [Set<String>])] {
    var result: [(any GraphOperation, [Set<String>])] = []
    for operation in operations {
      var ids: [Set<String>] = []
      for names in operation.names { ids.append(try view.ids(of: names)) }
      result.append((operation, ids))
    }
    return result
  }
}

extension GraphView {
  /// The ids of the nodes that names mean.
  fileprivate func ids(of names: GivenNames) throws(ViewError) -> Set<String> {
    var ids: Set<String> = []
    for name in names.patterns {
      let found = nodes(named: name)
      if found.isEmpty { throw .unknownName(name, option: names.option, known: knownNames) }
      ids.formUnion(found)
    }
    return ids
  }
}
