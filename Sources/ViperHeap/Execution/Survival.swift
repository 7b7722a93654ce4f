import ViperFacts
import ViperLinking

/// Which objects live: as Swift counts references, all that a living object holds strongly, so that a cycle keeps itself.
struct Survival {
  let surely: Set<Held.ObjectID>
  let perhaps: Set<Held.ObjectID>

  /// - Parameters:
  ///   - sure: what lives whatever happens.
  ///   - unsure: what may.
  init(_ ownership: Ownership, count: Int, sure: Set<Held.ObjectID>, unsure: Set<Held.ObjectID>) {
    surely = Self.living(ownership, count, sure, alsoUnsure: false)
    perhaps = Self.living(ownership, count, sure.union(unsure), alsoUnsure: true)
  }

  /// The largest set in which each object is a root or is held by one of the set: all, without what nothing is left to hold.
  private static func living(
    _ ownership: Ownership, _ count: Int, _ roots: Set<Held.ObjectID>, alsoUnsure: Bool
  ) -> Set<Held.ObjectID> {
    var holders = Array(repeating: 0, count: count)
    for edge in ownership.edges where edge.isSure || alsoUnsure { holders[edge.to] += 1 }
    var living = Set(0..<count)
    var open = (0..<count).filter { holders[$0] == 0 && !roots.contains($0) }
    while let object = open.popLast() {
      guard living.remove(object) != nil else { continue }
      for edge in ownership.edges(from: object) where edge.isSure || alsoUnsure {
        holders[edge.to] -= 1
        if holders[edge.to] == 0, !roots.contains(edge.to) { open.append(edge.to) }
      }
    }
    return living
  }
}

/// The strong references between objects at a point of the execution.
struct Ownership {
  struct Edge {
    var from: Held.ObjectID
    var key: SlotKey
    var to: Held.ObjectID
    /// Whether the slot surely holds the object, and each object of the place does.
    var isSure: Bool
  }

  private(set) var edges: [Edge] = []
  private var positions: [Held.ObjectID: [Int]] = [:]

  func edges(from object: Held.ObjectID) -> [Edge] { positions[object, default: []].map { edges[$0] } }

  init(_ interpreter: Interpreter) {
    for (location, value) in interpreter.state.values where interpreter.strength(of: location) == .strong {
      let isSure = value.isSure(for: location.key) && !interpreter.objects[location.object].isMany
      for object in value.objects {
        positions[location.object, default: []].append(edges.count)
        edges.append(
          Edge(from: location.object, key: location.key, to: object, isSure: isSure && !interpreter.objects[object].isMany))
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

extension Held {
  /// Whether all objects are surely in a slot.
  func isSure(for key: SlotKey) -> Bool { key.holdsMany ? flags.isEmpty && unknown.isEmpty : certain != nil }
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

  /// Which objects live now.
  func survival() -> Survival {
    let outside = objects.indices.filter { objects[$0].isFromOutside }
    return Survival(
      Ownership(self), count: objects.count, sure: Set([HeapObject.Root.app, .screen, .globals].map(Self.root)),
      unsure: Set([Self.root(.outside)] + outside))
  }
}
