import ViperHeap

/// The objects of a report in a phase, with types named as a run names them.
struct SaidHeap {
  private let objects: [Int: HeapReport.Object]
  /// In the order in which they were made; one from outside stands for any number of its class.
  let instances: [HeapReport.Object]
  /// Whether it is not known what some living object holds, which may be one of any class.
  let isOpen: Bool
  private let module: String
  /// The structs and enums of the code base, which are part of what holds them.
  private let values: Set<String>

  init(_ snapshot: HeapReport.Snapshot, module: String, values: Set<String>) {
    (self.module, self.values) = (module, values)
    isOpen = snapshot.objects.contains { $0.lives != .no && $0.slots.contains { !Self.closed.isSuperset(of: $0.unknown) } }
    objects = Dictionary(uniqueKeysWithValues: snapshot.objects.map { ($0.id, $0) })
    instances = snapshot.objects.filter { $0.isInstance && !values.contains($0.type) }
  }

  /// What does not hold an object of a class of which nothing is said: a property that is not set yet.
  private static let closed: Set = ["uninitialised"]

  /// The name of an object's class without the module's name.
  func type(of object: HeapReport.Object) -> String { object.type.replacing(module, with: "") }

  /// What a container or struct holds; nil for an object.
  func parts(of id: Int) -> [HeapReport.Slot]? {
    guard let object = objects[id], !object.isFromOutside, object.type != Self.closure else { return nil }
    return object.type.first?.isLowercase == true || values.contains(object.type) ? object.slots : nil
  }

  func value(_ id: Int) -> HeapValue {
    guard let object = objects[id] else { return .any }
    if object.type == Self.closure { return .closure }
    if object.isFromOutside { return .any }
    return object.isInstance ? .object(type(of: object)) : .foreign
  }

  private static let closure = "closure"
}
