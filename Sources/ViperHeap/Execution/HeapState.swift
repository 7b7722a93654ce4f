/// What all slots hold at a point of the execution, with a journal by which branches are taken back and joined.
struct HeapState {
  /// A slot of an object.
  struct Location: Hashable {
    var object: Held.ObjectID
    var key: SlotKey
  }

  /// What some steps have stored where, without what was there before.
  typealias Change = [Location: Held]

  /// By object and key.
  private var slots: [Held.ObjectID: [SlotKey: Held]] = [:]
  /// The slots that may hold an object.
  private var holders: [Held.ObjectID: Set<Location>] = [:]
  private var journal: [(location: Location, before: Held?)] = []
  /// The slots that have held an object, and that code has emptied; also code that may not run.
  private(set) var emptied: Set<Location> = []

  subscript(location: Location) -> Held? { slots[location.object]?[location.key] }

  /// All slots that an object has, in no order.
  func slots(of object: Held.ObjectID) -> [SlotKey: Held] { slots[object] ?? [:] }

  /// The slots that may hold an object, in no order.
  func holders(of object: Held.ObjectID) -> Set<Location> { holders[object] ?? [] }

  func visitAll(_ visit: (Location, Held) -> Void) {
    for (object, slots) in slots { for (key, value) in slots { visit(Location(object: object, key: key), value) } }
  }

  mutating func set(_ location: Location, _ value: Held) {
    let before = replace(location, value)
    if value.objects.isEmpty, before?.objects.isEmpty == false { emptied.insert(location) }
    journal.append((location, before))
  }

  private mutating func replace(_ location: Location, _ value: Held?) -> Held? {
    let before = slots[location.object]?[location.key]
    slots[location.object, default: [:]][location.key] = value
    if before?.objects != value?.objects {
      for object in before?.objects ?? [] { holders[object]?.remove(location) }
      for object in value?.objects ?? [] { holders[object, default: []].insert(location) }
    }
    return before
  }

  /// A point to which steps can be taken back.
  typealias Mark = Int
  var mark: Mark { journal.count }

  /// What has changed since a mark.
  func change(since mark: Mark) -> Change {
    var change: Change = [:]
    for entry in journal[mark...] where change[entry.location] == nil { change[entry.location] = self[entry.location] }
    return change
  }

  /// Takes back all since a mark, and returns what it was.
  mutating func takeBack(to mark: Mark) -> Change {
    let change = change(since: mark)
    for entry in journal[mark...].reversed() { _ = replace(entry.location, entry.before) }
    journal.removeSubrange(mark...)
    return change
  }

  mutating func apply(_ change: Change) {
    for (location, value) in change { set(location, value) }
  }

  /// Applies alternatives, one of which has happened: a slot may hold what it holds after each.
  mutating func join(_ alternatives: [Change]) {
    guard alternatives.count > 1 else { return apply(alternatives.first ?? [:]) }
    // What they make is asked for before any of them is there.
    let values = Set(alternatives.flatMap(\.keys)).map { ($0, joined($0, alternatives)) }
    for (location, value) in values where value != self[location] { set(location, value) }
  }

  private func joined(_ location: Location, _ alternatives: [Change]) -> Held {
    var value = Held.nothing
    var first: Held?
    var isSame = true
    for alternative in alternatives {
      if let other = alternative[location] ?? self[location] ?? location.key.absent {
        if let first, other != first {
          isSame = false
          // Which of the objects are there is not sure.
          if location.key.holdsMany { value.flags.insert(.nil) }
        }
        first = first ?? other
        value.join(other)
      } else if isMade(location.object, in: alternative) {
        // Nothing has been stored there.
        isSame = false
        value.flags.insert(.nil)
      }
    }
    guard !isSame else { return value }
    value.given = value.objects.filter { object in
      alternatives.allSatisfy { alternative in
        (alternative[location] ?? self[location])?.isSure(for: location.key, of: object) == true
          || !isMade(object, in: alternative)
      }
    }
    return value
  }

  /// Whether an object may have been made in an alternative; what is not was not there.
  private func isMade(_ object: Held.ObjectID, in alternative: Change) -> Bool {
    let made = Location(object: object, key: .made)
    return (alternative[made] ?? self[made])?.flags.contains(.yes) == true
  }

  /// Forgets how it came to be.
  mutating func commit() { journal = [] }
}

/// The name of a slot among those of its object.
enum SlotKey: Hashable, Sendable {
  /// A stored property by its declaration's slot.
  case property(Int)
  /// A property of a framework's type.
  case named(String)
  /// What a collection holds.
  case elements
  /// What a property of a framework holds that holds many.
  case many(String)
  case position(Int)
  /// The value of a local that closures share.
  case value
  /// What a closure has captured: a local by its number.
  case captured(Int)
  case receiver
  /// Whether a framework has loaded it.
  case loaded
  /// Whether the object has been made.
  case made

  /// What it holds where it is not there.
  var absent: Held? { self == .made || self == .loaded ? .truth(false) : nil }

  /// Whether it holds all its objects, rather than one of them.
  var holdsMany: Bool {
    switch self {
    case .elements, .many: true
    default: false
    }
  }
}
