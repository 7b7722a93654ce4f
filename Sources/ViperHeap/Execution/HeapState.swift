/// What all slots hold at a point of the execution, with a journal by which branches are taken back and joined.
struct HeapState {
  /// A slot of an object.
  struct Location: Hashable {
    var object: Held.ObjectID
    var key: SlotKey
  }

  /// What some steps have stored where, without what was there before.
  typealias Change = [Location: Held]

  private(set) var values: [Location: Held] = [:]
  private var journal: [(location: Location, before: Held?)] = []

  subscript(location: Location) -> Held? { values[location] }

  mutating func set(_ location: Location, _ value: Held) {
    journal.append((location, values.updateValue(value, forKey: location)))
  }

  /// A point to which steps can be taken back.
  typealias Mark = Int
  var mark: Mark { journal.count }

  /// What has changed since a mark.
  func change(since mark: Mark) -> Change {
    var change: Change = [:]
    for entry in journal[mark...] where change[entry.location] == nil { change[entry.location] = values[entry.location] }
    return change
  }

  /// Takes back all since a mark, and returns what it was.
  mutating func takeBack(to mark: Mark) -> Change {
    let change = change(since: mark)
    for entry in journal[mark...].reversed() { values[entry.location] = entry.before }
    journal.removeSubrange(mark...)
    return change
  }

  mutating func apply(_ change: Change) {
    for (location, value) in change { set(location, value) }
  }

  /// Applies alternatives, one of which has happened: a slot may hold what it holds after each.
  mutating func join(_ alternatives: [Change]) {
    guard alternatives.count > 1 else { return apply(alternatives.first ?? [:]) }
    for location in Set(alternatives.flatMap(\.keys)) {
      var value: Held?
      for change in alternatives {
        // A slot that an alternative does not know was not there: the object is not made.
        guard let one = change[location] ?? values[location] else { continue }
        value = value?.joined(one) ?? one
      }
      if let value, value != values[location] { set(location, value) }
    }
  }

  /// Forgets how it came to be.
  mutating func commit() { journal = [] }

  /// All slots that an object has, in no order.
  func slots(of object: Held.ObjectID) -> [(key: SlotKey, value: Held)] {
    values.compactMap { $0.key.object == object ? ($0.key.key, $0.value) : nil }
  }
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
}
