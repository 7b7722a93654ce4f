package import ViperFacts

extension OwnershipGraph {
  /// The strong references by which a target holds the holder of a weak reference, directly or through others: each would close a cycle if
  /// that one became strong.
  ///
  /// - Parameters:
  ///   - cut: the places of references that become weak anyhow.
  ///   - isWrong: whether the dialect forbids a reference to be strong; of one way back, such a one is chosen, else the last.
  package func backReferences(
    of reference: Reference, without cut: Set<SourceRange>, prefer isWrong: (Reference) -> Bool
  ) -> [Reference] {
    let targets = ([reference.to] + reference.holds.filter { $0.certainty > .may }.map(\.component)).filter {
      !graph.components[$0].isInterface
    }
    let outgoing = Dictionary(grouping: edges, by: \.from)
    var removed = cut
    var found: [Reference] = []
    while let way = shortestWay(from: targets, to: reference.from, outgoing, without: removed) {
      // A way has an edge at least.
      let chosen = (way.last(where: isWrong) ?? way.last)!
      found.append(chosen)
      removed.insert(chosen.range)
    }
    return found
  }

  private func shortestWay(
    from starts: [Component.ID], to end: Component.ID, _ outgoing: [Component.ID: [Edge]], without removed: Set<SourceRange>
  ) -> [Reference]? {
    var cameBy: [Component.ID: Edge] = [:]
    var queue = starts
    var position = 0
    while position < queue.count {
      for edge in outgoing[queue[position]] ?? [] where !removed.contains(edge.reference.range) {
        guard cameBy[edge.to] == nil, !starts.contains(edge.to) else { continue }
        cameBy[edge.to] = edge
        if edge.to == end { return way(to: end, cameBy) }
        queue.append(edge.to)
      }
      position += 1
    }
    return nil
  }

  private func way(to end: Component.ID, _ cameBy: [Component.ID: Edge]) -> [Reference] {
    var (way, current) = ([Reference](), end)
    while let edge = cameBy[current] {
      way.append(edge.reference)
      current = edge.from
    }
    return way.reversed()
  }
}
