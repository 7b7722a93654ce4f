internal import ViperFacts
internal import ViperLinking

/// The strong stored references between classes, interfaces replaced by what is in them.
///
/// The one definition of a strong cycle: rules, `--cycles` and `diff` all ask this graph. A slot that its own type empties holds
/// nothing for long, and a value holds nothing of its own: neither is part of a cycle. What a class stores, its subclasses store.
package struct OwnershipGraph: Sendable {
  package struct Edge: Sendable {
    /// The class that has the property, or inherits it.
    package var from: Component.ID
    package var to: Component.ID
    package var reference: Reference
    /// How sure it is that the property holds it.
    package var certainty: Reference.Certainty
    /// The position in `edges`.
    var number: Int

    /// Whether the holder makes what it holds anew: a chain of such links never comes back to an object that is there already.
    package var isFresh: Bool { reference.context.contains(.fresh) }
  }

  let graph: ComponentGraph
  package private(set) var edges: [Edge] = []
  /// The same by properties that their own type empties at some time: they keep what they hold until then.
  private(set) var transientEdges: [Edge] = []

  package init(_ graph: ComponentGraph) {
    self.graph = graph
    let subclasses = Subclasses(graph)
    for reference in graph.references where reference.kind == .stored && reference.strength == .strong {
      let owner = graph.components[reference.from]
      guard !owner.isInterface, owner.isClassBound else { continue }
      for holding in reference.holds where holding.certainty > .may && graph.components[holding.component].isClassBound {
        for owner in [reference.from] + subclasses.all(below: reference.from)
        where owner != holding.component && mayHold(holding.component, by: owner, reference) {
          let edge = Edge(
            from: owner, to: holding.component, reference: reference, certainty: holding.certainty, number: edges.count)
          if reference.isTransient { transientEdges.append(edge) } else { edges.append(edge) }
        }
      }
    }
  }

  /// Whether a class's own property, or one that it inherits, may hold a component: of what is assigned to a property that several
  /// classes inherit, each has the parts of its own module, if there are any.
  private func mayHold(_ component: Component.ID, by owner: Component.ID, _ reference: Reference) -> Bool {
    guard owner != reference.from, let module = graph.components[owner].module else { return true }
    let isOwn = { (other: Component.ID) in graph.components[other].module == module }
    return isOwn(component) || !reference.holds.contains { isOwn($0.component) }
  }

  /// The edges of each strongly connected component that holds a cycle.
  package var cycles: [[Edge]] { CyclicComponents.split(edges).filter { !$0.allSatisfy(\.isFresh) } }
}

/// The classes below each class: they have its properties too.
private struct Subclasses {
  private var all: [Component.ID: [Component.ID]] = [:]

  init(_ graph: ComponentGraph) {
    var direct: [Component.ID: [Component.ID]] = [:]
    for reference in graph.references where reference.kind == .inheritance {
      direct[reference.to, default: []].append(reference.from)
    }
    for base in direct.keys { all[base] = Self.below(base, direct) }
  }

  func all(below base: Component.ID) -> [Component.ID] { all[base] ?? [] }

  private static func below(_ base: Component.ID, _ direct: [Component.ID: [Component.ID]]) -> [Component.ID] {
    var queue = direct[base] ?? []
    var seen: Set<Component.ID> = [base]
    while let next = queue.popLast() {
      if seen.insert(next).inserted { queue += direct[next] ?? [] }
    }
    return seen.subtracting([base]).sorted()
  }
}
