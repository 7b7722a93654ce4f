import ViperFacts
import ViperLinking

/// Which objects live, by object: as Swift counts references, all that a living object holds strongly, so that a cycle keeps itself.
struct Survival {
  let perhaps: [Bool]
  private let ownership: Ownership
  private let sure: [Held.ObjectID]

  /// It is asked more rarely, so it is found each time.
  var surely: [Bool] { Self.living(ownership, sure, alsoUnsure: false) }

  /// - Parameters:
  ///   - sure: what lives whatever happens.
  ///   - unsure: what may.
  init(_ ownership: Ownership, sure: [Held.ObjectID], unsure: [Held.ObjectID]) {
    (self.ownership, self.sure) = (ownership, sure)
    perhaps = Self.living(ownership, sure + unsure, alsoUnsure: true)
  }

  /// The largest set in which each object is a root or is held by one of the set: all, without what nothing is left to hold.
  private static func living(_ ownership: Ownership, _ roots: [Held.ObjectID], alsoUnsure: Bool) -> [Bool] {
    var holders = Array(repeating: 0, count: ownership.objects.count)
    for root in roots { holders[root] += 1 }
    for edge in ownership.edges where edge.isSure || alsoUnsure { holders[edge.to] += 1 }
    var living = holders.map { $0 > 0 }
    var open = living.indices.filter { !living[$0] }
    while let object = open.popLast() {
      for edge in ownership.edges(from: object) where edge.isSure || alsoUnsure {
        holders[edge.to] -= 1
        if holders[edge.to] == 0 {
          living[edge.to] = false
          open.append(edge.to)
        }
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
  /// By object, where its edges begin, and where the last one's end.
  private var starts = [0]

  var objects: Range<Held.ObjectID> { 0..<(starts.count - 1) }

  func edges(from object: Held.ObjectID) -> ArraySlice<Edge> { edges[starts[object]..<starts[object + 1]] }

  init(_ interpreter: Interpreter) {
    for object in interpreter.objects.indices {
      interpreter.state.visit(object) { key, value, strength, _ in
        guard strength == .strong else { return }
        for held in value.objects {
          let isSure = interpreter.isSure(HeapState.Location(object: object, key: key), value, holds: held, isOneEnough: true)
          edges.append(Edge(from: object, key: key, to: held, isSure: isSure))
        }
      }
      starts.append(edges.count)
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
    value.isSure(for: location.key, of: object)
      && (isOneEnough || !objects[location.object].isMany && !objects[object].isMany)
      && (isSurelyMade(location.object) || !isSurelyMade(object))
  }

  /// How strongly a slot holds by its declaration.
  func strength(of location: HeapState.Location) -> ReferenceStrength {
    switch location.key {
    case .property(let slot):
      ReferenceStrength(of: codebase.declaration(codebase.declaration(ofSlot: slot)))
    // A framework's class that is not known inherits from one that is.
    case .named(let name), .many(let name):
      (property(location.key, of: location.object) ?? frameworks.property(ofAnyType: name))?.strength ?? .strong
    case .receiver: objects[location.object].closure?.strengthOfReceiver ?? .strong
    case .captured(let local): objects[location.object].closure?.strength(ofCaptured: local) ?? .strong
    case .value: if case .local(let strength) = objects[location.object].kind { strength } else { .strong }
    default: .strong
    }
  }

  private static let lasting = [HeapObject.Root.app, .screen, .globals].map(root)

  /// Which objects live once no code runs.
  func survival() -> Survival {
    let outside = objects.indices.filter { objects[$0].isFromOutside }
    return Survival(Ownership(self), sure: Self.lasting, unsure: [Self.root(.outside)] + outside)
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
    if objects[object].isFromOutside || Self.lasting.contains(object) { return true }
    if object == Self.root(.outside) { return alsoUnsure }
    if isPinned(object, alsoUnsure: alsoUnsure) { return true }
    ways[object] = true
    for (location, value) in state.keepers(of: object) where alsoUnsure || isSure(location, value, holds: object) {
      if lives(location.object, alsoUnsure: alsoUnsure, &ways) { return true }
    }
    ways[object] = false
    return false
  }

  /// Whether a running body holds an object in a local, as its receiver, or as a result that it is yet to use.
  private func isPinned(_ object: Held.ObjectID, alsoUnsure: Bool) -> Bool {
    frames.contains { frame in
      frame.holds(object)
        || frame.body.locals.indices.contains { local in
          guard frame.body.locals[local].strength == .strong, let value = state.local(at: frame.firstLocal + local) else {
            return false
          }
          return value.objects.contains(object)
            && (alsoUnsure || value.isSure(for: .value, of: object) && !objects[object].isMany)
        }
    }
  }
}
