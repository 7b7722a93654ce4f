/// What a slot, local or step may hold: objects, nil, a value that is no object, or something that is not known.
package struct Held: Hashable, Sendable {
  package typealias ObjectID = Int

  /// Sorted.
  package private(set) var objects: [ObjectID] = []
  package var flags: Flags = []
  /// Why it may be something else.
  package var unknown: Set<Unknown> = []
  /// Objects that a slot holds on all ways on which they have been made, where it is not certain what it holds.
  var given: [ObjectID] = []

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let `nil` = Flags(rawValue: 1)
    /// A value that is no object; a truth value that is not known.
    package static let data = Flags(rawValue: 2)
    package static let yes = Flags(rawValue: 4)
    package static let no = Flags(rawValue: 8)
  }

  package init(_ objects: [ObjectID] = [], _ flags: Flags = [], unknown: Set<Unknown> = []) {
    (self.objects, self.flags, self.unknown) = (objects, flags, unknown)
  }

  package static let data = Held([], .data)
  package static let `nil` = Held([], .nil)
  /// What no execution comes to.
  package static let nothing = Held()
  package static func object(_ id: ObjectID) -> Held { Held([id]) }
  package static func unknown(_ reason: Unknown) -> Held { Held(unknown: [reason]) }
  package static func truth(_ value: Bool) -> Held { Held([], value ? .yes : .no) }

  package var mayBeNil: Bool { flags.contains(.nil) }
  package var isCertainlyNil: Bool { flags == .nil && objects.isEmpty && unknown.isEmpty }
  package var isCertainlyPresent: Bool { !mayBeNil && unknown.isEmpty && !isEmpty }
  package var isEmpty: Bool { objects.isEmpty && flags.isEmpty && unknown.isEmpty }
  /// The one object that it surely holds.
  package var certain: ObjectID? { objects.count == 1 && flags.isEmpty && unknown.isEmpty ? objects[0] : nil }

  package mutating func join(_ other: Held) {
    if isEmpty {
      self = other
      return
    }
    if given != other.given { given.removeAll { !other.given.contains($0) } }
    if objects.isEmpty {
      objects = other.objects
    } else if objects != other.objects {
      for object in other.objects where !objects.contains(object) { objects.append(object) }
      objects.sort()
    }
    flags.formUnion(other.flags)
    if !other.unknown.isEmpty { unknown.formUnion(other.unknown) }
  }

  package func joined(_ other: Held) -> Held {
    var all = self
    all.join(other)
    return all
  }

  /// The value of the optional; of one that is surely nil, nothing.
  package var unwrapped: Held {
    var value = self
    value.flags.remove(.nil)
    return value
  }

  package func replacingObjects(_ objects: [ObjectID]) -> Held {
    var value = Held(objects, flags, unknown: unknown)
    value.given = given.filter(objects.contains)
    return value
  }

  /// What a collection of these holds with another element.
  func adding(_ element: Held) -> Held {
    var all = joined(element.unwrapped)
    all.flags.remove(.data)
    if element.certain == nil, !element.objects.isEmpty { all.flags.insert(.nil) }
    all.given = all.isSure(for: .elements) ? [] : (isSure(for: .elements) ? objects : given)
    if !all.isSure(for: .elements), let object = element.certain, !all.given.contains(object) { all.given.append(object) }
    return all
  }

  /// Whether all objects are surely in a slot.
  func isSure(for key: SlotKey) -> Bool { key.holdsMany ? flags.isEmpty && unknown.isEmpty : certain != nil }

  /// Whether a slot surely holds an object if that has been made.
  func isSure(for key: SlotKey, of object: ObjectID) -> Bool {
    isSure(for: key) && objects.contains(object) || given.contains(object)
  }
}

/// Why it is not known what something holds.
package enum Unknown: Hashable, Sendable {
  /// It comes from outside of the entry.
  case outside
  /// It comes from code that is not read.
  case external
  case lost(Operation.Loss)
  /// A member that the object's type does not implement in read code.
  case requirement
  /// A stored property that nothing has set.
  case uninitialised
  /// An outlet or a wrapped property.
  case wrapper
  case recursion
  /// A budget has ended.
  case budget

  package var name: String {
    switch self {
    case .outside: "outside"
    case .external: "external"
    case .lost(let loss): "lost-\(loss.rawValue)"
    case .requirement: "requirement"
    case .uninitialised: "uninitialised"
    case .wrapper: "wrapper"
    case .recursion: "recursion"
    case .budget: "budget"
    }
  }
}
