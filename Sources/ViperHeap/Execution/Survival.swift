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
    /// Whether the slot surely holds the object. Of places that make several objects, one of each is meant: if each of a place's holds one
    /// of another place's, one of those is held, and a cycle between places keeps one of each.
    var isSure: Bool
  }

  private(set) var edges: [Edge] = []
  private var positions: [Held.ObjectID: [Int]] = [:]

  func edges(from object: Held.ObjectID) -> [Edge] { positions[object, default: []].map { edges[$0] } }

  init(_ interpreter: Interpreter) {
    interpreter.state.visitAll { location, value in
      guard !value.objects.isEmpty, interpreter.strength(of: location) == .strong else { return }
      for object in value.objects {
        positions[location.object, default: []].append(edges.count)
        edges.append(
          Edge(
            from: location.object, key: location.key, to: object,
            isSure: interpreter.isSure(location, value, holds: object, isOneEnough: true)))
      }
    }
  }
}

extension Interpreter {
  /// Whether a slot surely holds an object; what may not have been made surely holds only what may not have been, either.
  ///
  /// - Parameter isOneEnough: whether one of those that a place has made is meant, not each.
  func isSure(
    _ location: HeapState.Location, _ value: Held, holds object: Held.ObjectID, isOneEnough: Bool = false
  ) -> Bool {
    value.isSure(for: location.key, of: object) && (isOneEnough || !objects[location.object].isMany && !objects[object].isMany)
      && (isSurelyMade(location.object) || !isSurelyMade(object))
  }

  func strength(of location: HeapState.Location) -> ReferenceStrength {
    switch location.key {
    case .property(let slot):
      ReferenceStrength(of: codebase.declaration(codebase.declaration(ofSlot: slot)))
    case .named, .many: property(location.key, of: location.object)?.strength ?? .strong
    default: objects[location.object].strengths[location.key] ?? .strong
    }
  }

  private static let lasting = Set([HeapObject.Root.app, .screen, .globals].map(root))

  /// Which objects live once no code runs.
  func survival() -> Survival {
    let outside = objects.indices.filter { objects[$0].isFromOutside }
    return Survival(
      Ownership(self), count: objects.count, sure: Self.lasting, unsure: Set([Self.root(.outside)] + outside))
  }

  // MARK: while code runs

  /// What is left of the objects that a weak slot holds.
  func living(_ value: Held) -> Held {
    var (left, isDoubtful): ([Held.ObjectID], Bool) = ([], false)
    for object in value.objects {
      if !lives(object, alsoUnsure: true) { continue }
      left.append(object)
      if !lives(object, alsoUnsure: false) { isDoubtful = true }
    }
    if left.count == value.objects.count, !isDoubtful { return value }
    var living = value.replacingObjects(left)
    living.flags.insert(.nil)
    return living
  }

  /// Whether anything holds an object: a running body, what lasts, or a cycle.
  private func lives(_ object: Held.ObjectID, alsoUnsure: Bool) -> Bool {
    var ways: [Held.ObjectID: Bool] = [:]
    return lives(object, alsoUnsure: alsoUnsure, &ways)
  }

  /// - Parameter ways: what has been asked; one that is not answered yet is held by a cycle.
  private func lives(_ object: Held.ObjectID, alsoUnsure: Bool, _ ways: inout [Held.ObjectID: Bool]) -> Bool {
    if let known = ways[object] { return known }
    if objects[object].isFromOutside || Self.lasting.contains(object) || isPinned(object) { return true }
    if object == Self.root(.outside) { return alsoUnsure }
    ways[object] = true
    for location in state.holders(of: object) where strength(of: location) == .strong {
      guard alsoUnsure || isSure(location, state[location]!, holds: object) else { continue }
      if lives(location.object, alsoUnsure: alsoUnsure, &ways) { return true }
    }
    ways[object] = false
    return false
  }

  /// Whether a running body holds an object in a local, as its receiver, or as a result that it is yet to use.
  private func isPinned(_ object: Held.ObjectID) -> Bool { frames.contains { $0.holds(object) } }
}
