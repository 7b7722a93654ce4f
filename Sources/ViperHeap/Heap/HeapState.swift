import ViperLinking

/// What all slots hold at a point of the execution, with a journal by which branches are taken back and joined.
///
/// Slots have numbers: those of objects from 0, which stay; those of the locals of running bodies below, as a stack.
struct HeapState {
  /// A slot of an object.
  struct Location: Hashable {
    var object: Held.ObjectID
    var key: SlotKey
  }

  /// A slot by its number.
  typealias SlotID = Int

  /// What some steps have stored where, without what was there before; each slot once.
  typealias Change = [(slot: SlotID, value: Held)]

  /// A point to which steps can be taken back.
  typealias Mark = Int

  private struct Cell {
    var value: Held?
    /// The mark before its last change.
    var changed: Mark = -1
    /// While alternatives are joined, the last one's value that it is set to.
    var alternative = -1
  }

  private struct Slot {
    let location: Location
    let strength: ReferenceStrength
    var cell = Cell()
    /// Whether it has held an object, and code has emptied it; also code that may not run.
    var isEmptied = false
    /// What has last stored objects there.
    var origin: ObjectGraph.Origin?
    /// The next one of the object.
    var next: SlotID?
  }

  private struct Object {
    /// Its slots, in the order in which they were first set.
    var (first, last): (SlotID?, SlotID?) = (nil, nil)
    /// The slots that may hold it.
    var holders: [SlotID] = []
  }

  /// What a change has replaced.
  private struct Entry {
    let slot: SlotID
    let before: Cell
  }

  /// How strongly a slot holds, which is asked once.
  private let strength: (Location) -> ReferenceStrength
  private var objects: [Object] = []
  private var slots: [Slot] = []
  private var locals: [Cell] = []
  private var journal: [Entry] = []
  /// The mark at which the journal begins.
  private var start: Mark = 0

  init(strength: @escaping (Location) -> ReferenceStrength) { self.strength = strength }

  // MARK: slots of objects

  mutating func addObject() { objects.append(Object()) }

  subscript(location: Location) -> Held? { find(location).flatMap { slots[$0].cell.value } }

  /// - Parameter origin: what stores the value.
  mutating func set(_ location: Location, _ value: Held, from origin: ObjectGraph.Origin? = nil) {
    let slot = slot(location)
    set(slot, value)
    if !value.objects.isEmpty, let origin { slots[slot].origin = origin }
  }

  /// Adds to what a slot holds, which it may hold still.
  mutating func add(_ location: Location, _ value: Held, from origin: ObjectGraph.Origin? = nil) {
    let (slot, mark, before) = (slot(location), mark, self[location] ?? .nothing)
    if value.isCertainlyNil, !before.objects.isEmpty { slots[slot].isEmptied = true }
    set(slot, value.joined(before))
    doubt(since: mark, as: 1)
    if !value.objects.isEmpty, let origin { slots[slot].origin = origin }
  }

  /// All slots that an object has.
  func slots(of object: Held.ObjectID) -> [(key: SlotKey, value: Held)] {
    var found: [(key: SlotKey, value: Held)] = []
    visit(object) { key, value, _, _ in found.append((key, value)) }
    return found
  }

  /// The same, with how strongly they hold, and what has last stored objects there.
  func visit(_ object: Held.ObjectID, _ visit: (SlotKey, Held, ReferenceStrength, ObjectGraph.Origin?) -> Void) {
    var next = objects[object].first
    while let slot = next {
      if let value = slots[slot].cell.value {
        visit(slots[slot].location.key, value, slots[slot].strength, slots[slot].origin)
      }
      next = slots[slot].next
    }
  }

  /// All slots of all objects, with how strongly they hold, and what has last stored objects there.
  func visitAll(_ visit: (Location, Held, ReferenceStrength, ObjectGraph.Origin?) -> Void) {
    for slot in slots { if let value = slot.cell.value { visit(slot.location, value, slot.strength, slot.origin) } }
  }

  /// The slots that may hold an object strongly.
  func keepers(of object: Held.ObjectID) -> [(location: Location, value: Held)] {
    objects[object].holders.compactMap { slot in
      slots[slot].strength == .strong ? slots[slot].cell.value.map { (slots[slot].location, $0) } : nil
    }
  }

  /// Notes that code has taken away some of what a slot holds, it is not known which.
  mutating func noteEmptied(_ location: Location) { slots[slot(location)].isEmptied = true }

  /// Whether a slot has held an object, and code has emptied it; also code that may not run.
  func isEmptied(_ location: Location) -> Bool { find(location).map { slots[$0].isEmptied } ?? false }

  func strength(of location: Location) -> ReferenceStrength { find(location).map { slots[$0].strength } ?? strength(location) }

  private func find(_ location: Location) -> SlotID? {
    var next = objects[location.object].first
    while let slot = next, slots[slot].location.key != location.key { next = slots[slot].next }
    return next
  }

  private mutating func slot(_ location: Location) -> SlotID {
    if let known = find(location) { return known }
    let new = slots.count
    slots.append(Slot(location: location, strength: strength(location)))
    if let last = objects[location.object].last { slots[last].next = new } else { objects[location.object].first = new }
    objects[location.object].last = new
    return new
  }

  // MARK: locals

  /// Makes room for the locals of a body that begins to run, and returns the first one's place.
  mutating func enter(localCount: Int) -> Int {
    locals.append(contentsOf: repeatElement(Cell(), count: localCount))
    return locals.count - localCount
  }

  /// Forgets the locals from a place on, whose body has ended.
  mutating func leave(from place: Int) { locals.removeLast(locals.count - place) }

  func local(at place: Int) -> Held? { locals[place].value }

  mutating func set(localAt place: Int, _ value: Held) { set(~place, value) }

  // MARK: changes

  /// Whether a slot is there, rather than a local of a body that has ended.
  private func exists(_ slot: SlotID) -> Bool { slot >= 0 || ~slot < locals.count }

  private func value(_ slot: SlotID) -> Held? { slot < 0 ? locals[~slot].value : slots[slot].cell.value }

  private mutating func set(_ slot: SlotID, _ value: Held) {
    let before = replace(slot, Cell(value: value, changed: mark))
    if slot >= 0, value.objects.isEmpty, before.value?.objects.isEmpty == false { slots[slot].isEmptied = true }
    journal.append(Entry(slot: slot, before: before))
  }

  private mutating func replace(_ slot: SlotID, _ cell: Cell) -> Cell {
    var before = cell
    if slot < 0 {
      swap(&locals[~slot], &before)
    } else {
      swap(&slots[slot].cell, &before)
      moveHolder(slot, from: before.value?.objects ?? [], to: cell.value?.objects ?? [])
    }
    return before
  }

  private mutating func moveHolder(_ slot: SlotID, from old: ObjectSet, to new: ObjectSet) {
    if old == new { return }
    for object in old where !new.contains(object) {
      // What has been stored last is taken back first.
      if let last = objects[object].holders.lastIndex(of: slot) { objects[object].holders.remove(at: last) }
    }
    for object in new where !old.contains(object) { objects[object].holders.append(slot) }
  }

  var mark: Mark { start + journal.count }

  /// What has changed since a mark.
  func change(since mark: Mark) -> Change {
    journal[(mark - start)...].compactMap { entry in
      guard entry.before.changed < mark, exists(entry.slot) else { return nil }
      return value(entry.slot).map { (entry.slot, $0) }
    }
  }

  /// Whether any slot holds something else than at a mark.
  func hasChanged(since mark: Mark) -> Bool {
    journal[(mark - start)...].contains { $0.before.changed < mark && exists($0.slot) && value($0.slot) != $0.before.value }
  }

  /// Takes back all since a mark, and returns what it was.
  mutating func takeBack(to mark: Mark) -> Change {
    let change = change(since: mark)
    while self.mark > mark {
      let entry = journal.removeLast()
      if exists(entry.slot) { _ = replace(entry.slot, entry.before) }
    }
    return change
  }

  private mutating func apply(_ change: Change) {
    for (slot, value) in change { set(slot, value) }
  }

  /// Applies alternatives, one of which has happened: a slot may hold what it holds after each.
  mutating func join(_ alternatives: [Change]) {
    guard alternatives.count > 1 else { return apply(alternatives.first ?? []) }
    var ways = HeapAlternatives(count: alternatives.count)
    var touched: [SlotID] = []
    for (way, change) in alternatives.enumerated() {
      for (slot, value) in change {
        let before = alternative(of: slot)
        if before < 0 { touched.append(slot) }
        setAlternative(of: slot, ways.add(value, way, before: before))
      }
    }
    // What they make is asked for before any of them is there.
    let values = touched.map { joined($0, ways) }
    for slot in touched { setAlternative(of: slot, -1) }
    for (slot, joined) in zip(touched, values) where joined != value(slot) { set(slot, joined) }
  }

  /// Joins what has happened since a mark, which may not have, with what was there: as `takeBack` and `join` do, without taking back.
  ///
  /// - Parameter way: which of both ways it is that it has happened: 0 or 1.
  mutating func doubt(since mark: Mark, as way: Int) {
    if self.mark == mark { return }
    let changes = ((mark - start)..<journal.count).filter { journal[$0].before.changed < mark && exists(journal[$0].slot) }
    let ways = HeapAlternatives(count: 2, leftInPlace: way)
    for change in changes { setAlternative(of: journal[change].slot, change) }
    // What they make is asked for before any of them is there.
    let values = changes.map { joined(journal[$0].slot, ways) }
    var doubted: [Entry] = []
    for (change, joined) in zip(changes, values) {
      let (slot, before) = (journal[change].slot, journal[change].before)
      if joined == before.value {
        _ = replace(slot, before)
      } else {
        _ = replace(slot, Cell(value: joined, changed: mark + doubted.count))
        doubted.append(Entry(slot: slot, before: before))
      }
    }
    journal.replaceSubrange((mark - start)..., with: doubted)
  }

  private func alternative(of slot: SlotID) -> Int { slot < 0 ? locals[~slot].alternative : slots[slot].cell.alternative }

  private mutating func setAlternative(of slot: SlotID, _ alternative: Int) {
    if slot < 0 { locals[~slot].alternative = alternative } else { slots[slot].cell.alternative = alternative }
  }

  private func joined(_ slot: SlotID, _ ways: HeapAlternatives) -> Held {
    let key = slot < 0 ? SlotKey.value : slots[slot].location.key
    let first = value(slot, after: 0, ways) ?? key.absent
    guard (1..<ways.count).contains(where: { (value(slot, after: $0, ways) ?? key.absent) != first }) else {
      return first ?? .nothing
    }
    var (joined, isLacking) = (first ?? .nothing, first == nil && isOwnerMade(slot, after: 0, ways))
    for way in 1..<ways.count {
      if let other = value(slot, after: way, ways) ?? key.absent {
        joined.join(other)
      } else {
        isLacking = isLacking || isOwnerMade(slot, after: way, ways)
      }
    }
    // Which of the objects are there is not sure; nor is any where nothing has been stored.
    if key.holdsMany || isLacking { joined.flags.insert(.nil) }
    if joined.isSure(for: key) { return joined }
    joined.given = joined.objects.filtered { object in
      (0..<ways.count).allSatisfy { way in
        (value(slot, after: way, ways) ?? key.absent)?.isSure(for: key, of: object) == true || !isMade(object, after: way, ways)
      }
    }
    return joined
  }

  private func value(_ slot: SlotID, after way: Int, _ ways: HeapAlternatives) -> Held? {
    let last = alternative(of: slot)
    guard ways.leftInPlace != nil else { return ways.value(after: way, from: last) ?? value(slot) }
    return way == ways.leftInPlace || last < 0 ? value(slot) : journal[last].before.value
  }

  /// Whether the object of a slot may have been made in an alternative.
  private func isOwnerMade(_ slot: SlotID, after way: Int, _ ways: HeapAlternatives) -> Bool {
    slot >= 0 && isMade(slots[slot].location.object, after: way, ways)
  }

  /// Whether an object may have been made in an alternative; what is not was not there.
  private func isMade(_ object: Held.ObjectID, after way: Int, _ ways: HeapAlternatives) -> Bool {
    guard let made = find(Location(object: object, key: .made)) else { return false }
    return value(made, after: way, ways)?.flags.contains(.yes) == true
  }

  /// Forgets how it came to be.
  mutating func commit() {
    start = mark
    journal = []
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
