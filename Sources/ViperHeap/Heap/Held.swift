/// What a slot, local or step may hold: objects, nil, a value that is no object, or something that is not known.
package struct Held: Hashable, Sendable {
  package typealias ObjectID = Int

  package private(set) var objects: ObjectSet = []
  package var flags: Flags = []
  /// Why it may be something else.
  package var unknown: Unknown = []
  /// Objects that a slot holds on all ways on which they have been made, where it is not certain what it holds.
  var given: ObjectSet = []

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let `nil` = Flags(rawValue: 1)
    /// A value that is no object; a truth value that is not known.
    package static let data = Flags(rawValue: 2)
    package static let yes = Flags(rawValue: 4)
    package static let no = Flags(rawValue: 8)
  }

  package init(_ objects: ObjectSet = [], _ flags: Flags = [], unknown: Unknown = []) {
    (self.objects, self.flags, self.unknown) = (objects, flags, unknown)
  }

  package static let data = Held([], .data)
  package static let `nil` = Held([], .nil)
  /// What no execution comes to.
  package static let nothing = Held()
  package static func object(_ id: ObjectID) -> Held { Held(ObjectSet(id)) }
  package static func unknown(_ reason: Unknown) -> Held { Held(unknown: reason) }
  package static func truth(_ value: Bool) -> Held { Held([], value ? .yes : .no) }

  package var mayBeNil: Bool { flags.contains(.nil) }
  package var isCertainlyNil: Bool { flags == .nil && objects.isEmpty && unknown.isEmpty }
  package var isCertainlyPresent: Bool { !mayBeNil && unknown.isEmpty && !isEmpty }
  package var isEmpty: Bool { objects.isEmpty && flags.isEmpty && unknown.isEmpty }
  /// What it may be, nil or something that is not known, rather than one of its objects; nil if it is surely one of these.
  var noObject: Held? { mayBeNil || !unknown.isEmpty ? Held([], flags.intersection(.nil), unknown: unknown) : nil }
  /// The one object that it surely holds.
  package var certain: ObjectID? { objects.count == 1 && flags.isEmpty && unknown.isEmpty ? objects[0] : nil }

  package mutating func join(_ other: Held) {
    if isEmpty {
      self = other
      return
    }
    if given != other.given { given = ObjectSet(given.filter(other.given.contains)) }
    objects.formUnion(other.objects)
    flags.formUnion(other.flags)
    unknown.formUnion(other.unknown)
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
    var value = Held(ObjectSet(objects), flags, unknown: unknown)
    value.given = ObjectSet(given.filter(objects.contains))
    return value
  }

  /// What a collection of these holds with another element.
  func adding(_ element: Held) -> Held {
    var all = joined(element.unwrapped)
    if element.certain == nil, !element.objects.isEmpty { all.flags.insert(.nil) }
    all.given = all.isSure(for: .elements) ? [] : (isSure(for: .elements) ? objects : given)
    if !all.isSure(for: .elements), let object = element.certain { all.given.formUnion(ObjectSet(object)) }
    return all
  }

  /// Whether all objects are surely in a slot.
  func isSure(for key: SlotKey) -> Bool {
    key.holdsMany ? flags.subtracting(.data).isEmpty && unknown.isEmpty : certain != nil
  }

  /// Whether a slot surely holds an object if that has been made.
  func isSure(for key: SlotKey, of object: ObjectID) -> Bool {
    isSure(for: key) && objects.contains(object) || given.contains(object)
  }
}

/// Why it is not known what something holds.
package struct Unknown: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It comes from outside of the entry.
  package static let outside = Unknown(rawValue: 1)
  /// It comes from code that is not read.
  package static let external = Unknown(rawValue: 2)
  /// A member that the object's type does not implement in read code.
  package static let requirement = Unknown(rawValue: 4)
  /// A stored property that nothing has set.
  package static let uninitialised = Unknown(rawValue: 8)
  /// An outlet or a wrapped property.
  package static let wrapper = Unknown(rawValue: 16)
  package static let recursion = Unknown(rawValue: 32)
  /// A budget has ended.
  package static let budget = Unknown(rawValue: 64)
  package static func lost(_ loss: Operation.Loss) -> Unknown {
    switch loss {
    case .unresolved: Unknown(rawValue: 128)
    case .callee: Unknown(rawValue: 256)
    case .expression: Unknown(rawValue: 512)
    case .target: Unknown(rawValue: 1024)
    }
  }

  private static let named: [(reason: Unknown, name: String)] =
    [
      (.outside, "outside"), (.external, "external"), (.requirement, "requirement"), (.uninitialised, "uninitialised"),
      (.wrapper, "wrapper"), (.recursion, "recursion"), (.budget, "budget"),
    ] + Operation.Loss.allCases.map { (.lost($0), "lost-\($0.rawValue)") }

  /// The reasons by their names, sorted.
  package var names: [String] { isEmpty ? [] : Self.named.filter { contains($0.reason) }.map(\.name).sorted() }
}
