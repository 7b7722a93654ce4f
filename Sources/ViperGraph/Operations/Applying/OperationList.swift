/// The operations on a view, in a fixed order that does not depend on the order of the options.
package struct OperationList: Sendable {
  /// The order of operations: filters of the code base, then graph searches, then changes of style.
  package static let order: [any GraphOperation.Type] = [
    Exclusion.self,
    Inclusion.self,
    FindingSelection.self,
    CycleSelection.self,
    Focus.self,
    Reaching.self,
    ReachedFrom.self,
    PathSelection.self,
    Reduction.self,
    Highlight.self,
  ]

  private let operations: [any GraphOperation]

  /// - Parameter operations: nil for options that are not given.
  package init(_ operations: [(any GraphOperation)?] = []) {
    // The order has every type that is an operation.
    let places = Dictionary(uniqueKeysWithValues: Self.order.enumerated().map { (ObjectIdentifier($1), $0) })
    self.operations = operations.compactMap(\.self).sorted {
      places[ObjectIdentifier(type(of: $0))]! < places[ObjectIdentifier(type(of: $1))]!
    }
  }

  /// Whether an operation may remove nodes.
  package var isNarrowing: Bool { operations.contains { type(of: $0).isNarrowing } }

  /// Whether an operation needs the cycles of strong references, which take time to find.
  package var asksForCycles: Bool { operations.contains { $0 is CycleSelection } }

  /// The view after all operations, and the notes about it.
  ///
  /// - Throws: for an unknown name, and for an operation that leaves no node.
  package func applied(to view: GraphView) throws(ViewError) -> OperationResult {
    var result = OperationResult(view)
    for (operation, ids) in try withIDs(in: view) {
      let next = try operation.applied(to: result.view, ids: ids)
      if next.view.nodes.isEmpty { throw .nothingLeft(option: type(of: operation).option) }
      result = OperationResult(next.view, notes: result.notes + next.notes)
    }
    if isNarrowing { result.view = result.view.droppingEmptyClusters().markingCut(from: view) }
    return result
  }

  /// Each operation with the ids that its names match in the whole view.
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
  /// The ids of the nodes that match the names.
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
