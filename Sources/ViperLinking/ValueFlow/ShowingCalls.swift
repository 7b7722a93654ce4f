/// The calls and properties of frameworks by which a screen gets to a container, which keeps it while it is shown.
package enum ShowingCalls {
  /// How a screen comes to be shown by a call.
  package enum Way: String, Sendable {
    case push, present, root, child
  }

  /// By the name of a method.
  package static let methods: [String: Way] = [
    "pushViewController": .push, "pushWireframe": .push, "push": .push, "pushModule": .push, "show": .push,
    "showDetailViewController": .push,
    "present": .present, "presentWireframe": .present, "presentModule": .present, "presentModally": .present,
    "setRootWireframe": .root, "setRootViewController": .root, "setRoot": .root, "setRootModule": .root, "setAsRoot": .root,
    "setViewControllers": .root,
    "addChild": .child, "addChildViewController": .child, "embed": .child, "embedModule": .child,
  ]

  /// The properties, and the labels of initializers, that take what a container shows.
  package static let properties: Set = ["rootViewController", "viewControllers", "contentViewController", "rootView"]
}

/// The same, by the names that the code base has.
struct ShowingNames {
  let methods: Set<Name>
  let properties: Set<Name>

  init(_ codebase: Codebase) {
    methods = Set(ShowingCalls.methods.keys.compactMap(codebase.names.known))
    properties = Set(ShowingCalls.properties.compactMap(codebase.names.known))
  }
}

/// A value that code hands to a container of a framework: an object of a type, or what a slot has.
package struct Handover: Sendable, BitwiseCopyable {
  private let typeNumber: Int32
  private let slotNumber: Int32
  private let bodySlot: Int32

  init?(_ source: Value.Source, in body: Int?) {
    switch source {
    case .type(let type): (typeNumber, slotNumber) = (Int32(type), -1)
    case .slot(let slot), .cast(_, let slot): (typeNumber, slotNumber) = (-1, Int32(slot))
    case .constant, .unseen: return nil
    }
    bodySlot = Int32(body ?? -1)
  }

  package var type: TypeSymbol.ID? { typeNumber < 0 ? nil : Int(typeNumber) }
  package var slot: Int? { slotNumber < 0 ? nil : Int(slotNumber) }
  /// The function, initializer or property whose code does it.
  package var body: Int? { bodySlot < 0 ? nil : Int(bodySlot) }

  /// Whether all numbers are valid.
  func fits(_ codebase: Codebase) -> Bool {
    (type.map(codebase.types.indices.contains) ?? (typeNumber == -1))
      && (slot.map { $0 < codebase.slotCount } ?? (slotNumber == -1))
      && (body.map { $0 < codebase.slotCount } ?? (bodySlot == -1))
  }
}
