/// The declarations of each name in a scope (a type or a root), in one hash table for all scopes, because a dictionary of arrays
/// for each scope would need more memory than its content.
package struct ScopedNames<Value> {
  /// The declarations of a name, usually one at most.
  enum Found {
    case none
    case one(Value)
    /// The declarations in the order of insertion.
    case several([Value])
  }

  fileprivate struct Entry {
    var value: Value
    /// The index of the next entry of the same name; -1 for none.
    var next: Int32 = -1
  }

  /// The first and the last entry of a scope and a name; -1 for a free slot.
  private struct Slot: BitwiseCopyable {
    var key: UInt64 = 0
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var entries: [Entry] = []
  /// The hash table with open addressing, whose size is a power of two.
  private var slots = Array(repeating: Slot(), count: 64)
  private var used = 0

  /// All declarations in the order of insertion.
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

  /// The slot of a key, or the free one to insert it at.
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
