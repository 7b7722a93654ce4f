/// What is declared under a name in a scope (a type or a root), for all scopes in one table: a dictionary of arrays for each
/// scope would cost more than what is in it.
package struct ScopedNames<Value> {
  /// The declarations of a name: nearly always one at most.
  enum Found {
    case none
    case one(Value)
    /// In the order in which they were added.
    case several([Value])
  }

  fileprivate struct Entry {
    var value: Value
    /// The next one of the same name; -1 for none.
    var next: Int32 = -1
  }

  /// A scope and a name with the first and last of their entries; -1 for free.
  private struct Slot: BitwiseCopyable {
    var key: UInt64 = 0
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var entries: [Entry] = []
  /// Open addressing, a power of two of them.
  private var slots = Array(repeating: Slot(), count: 64)
  private var used = 0

  /// All, in the order in which they were added.
  var values: [Value] { entries.map(\.value) }

  mutating func append(_ value: Value, named name: Name, in scope: Int) {
    if used * 2 >= slots.count { grow() }
    let key = Self.key(name, scope)
    let slot = slot(of: key)
    let entry = Int32(entries.count)
    entries.append(Entry(value: value))
    if slots[slot].first < 0 {
      slots[slot] = Slot(key: key, first: entry, last: entry)
      used += 1
    } else {
      entries[Int(slots[slot].last)].next = entry
      slots[slot].last = entry
    }
  }

  package func first(_ name: Name, in scope: Int) -> Value? {
    let first = slots[slot(of: Self.key(name, scope))].first
    return first < 0 ? nil : entries[Int(first)].value
  }

  func find(_ name: Name, in scope: Int) -> Found {
    let slot = slots[slot(of: Self.key(name, scope))]
    if slot.first < 0 { return .none }
    return slot.first == slot.last ? .one(entries[Int(slot.first)].value) : .several(values(from: slot.first))
  }

  func all(_ name: Name, in scope: Int) -> [Value] { values(from: slots[slot(of: Self.key(name, scope))].first) }

  private func values(from first: Int32) -> [Value] {
    var found: [Value] = []
    var next = first
    while next >= 0 {
      found.append(entries[Int(next)].value)
      next = entries[Int(next)].next
    }
    return found
  }

  private static func key(_ name: Name, _ scope: Int) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: scope)) << 32 | UInt64(UInt32(bitPattern: name))
  }

  /// Where a key is, or where it belongs.
  private func slot(of key: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot].first >= 0, slots[slot].key != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let known = slots
    slots = Array(repeating: Slot(), count: known.count * 2)
    for entry in known where entry.first >= 0 { slots[slot(of: entry.key)] = entry }
  }
}

extension ScopedNames: Sendable where Value: Sendable {}
extension ScopedNames.Entry: Sendable where Value: Sendable {}
