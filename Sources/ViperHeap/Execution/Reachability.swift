import ViperFacts
import ViperLinking

/// Which objects live: those that strong references lead to from what outlives them.
struct Reachability {
  private(set) var surely: Set<Held.ObjectID> = []
  private(set) var perhaps: Set<Held.ObjectID> = []

  /// A strong reference from one object to another.
  struct Edge {
    var from: Held.ObjectID
    var key: SlotKey
    var to: Held.ObjectID
    /// Whether the slot surely holds the object.
    var isSure: Bool
  }

  init(_ graph: OwnershipGraph, from sure: [Held.ObjectID], and unsure: [Held.ObjectID]) {
    surely = Self.walk(graph, from: sure, alsoUnsure: false)
    perhaps = Self.walk(graph, from: sure + unsure, alsoUnsure: true)
  }

  private static func walk(_ graph: OwnershipGraph, from roots: [Held.ObjectID], alsoUnsure: Bool) -> Set<Held.ObjectID> {
    var reached = Set(roots)
    var open = roots
    while let next = open.popLast() {
      for edge in graph.edges(from: next) where edge.isSure || alsoUnsure {
        if reached.insert(edge.to).inserted { open.append(edge.to) }
      }
    }
    return reached
  }
}

/// The strong references between objects at a point of the execution.
struct OwnershipGraph {
  private var edges: [Held.ObjectID: [Reachability.Edge]] = [:]

  func edges(from object: Held.ObjectID) -> [Reachability.Edge] { edges[object] ?? [] }

  init(_ interpreter: Interpreter) {
    for (location, value) in interpreter.state.values where interpreter.strength(of: location) == .strong {
      let isSure = location.key.holdsMany ? value.flags.isEmpty && value.unknown.isEmpty : value.certain != nil
      for object in value.objects {
        edges[location.object, default: []].append(
          Reachability.Edge(from: location.object, key: location.key, to: object, isSure: isSure))
      }
    }
  }
}

extension SlotKey {
  /// Whether it holds all its objects, rather than one of them.
  var holdsMany: Bool {
    switch self {
    case .elements, .many: true
    default: false
    }
  }
}

extension Interpreter {
  func strength(of location: HeapState.Location) -> FrameworkProperty.Strength {
    switch location.key {
    case .property(let slot):
      FrameworkProperty.Strength(of: codebase.declaration(codebase.declaration(ofSlot: slot)))
    case .named(let name), .many(let name):
      types(of: location.object).lazy.compactMap { self.frameworks.property(name, of: $0)?.strength }.first ?? .strong
    default: objects[location.object].strengths[location.key] ?? .strong
    }
  }

  /// Which objects live, where some roots have let go.
  func reachability() -> Reachability {
    let outside = objects.indices.filter { objects[$0].isFromOutside }
    return Reachability(
      OwnershipGraph(self), from: [HeapObject.Root.app, .screen, .globals].map(Self.root),
      and: [Self.root(.outside)] + outside)
  }
}
