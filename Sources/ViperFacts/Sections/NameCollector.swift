import ViperPlatform

/// An interning table of names by their bytes, which creates no strings.
package struct NameCollector: Sendable {
  /// All names so far, the empty one first.
  package private(set) var names = CollectedNames()

  /// An open-addressing hash table of ids, with their hashes, so that few names are compared byte by byte; id 0 marks a free
  /// slot.
  private var slots: [Slot]

  private struct Slot: BitwiseCopyable {
    var id = NameTable.none
    var hash: UInt32 = 0
  }

  package init(expected: Int) {
    slots = Array(repeating: Slot(), count: 64)
    reserveCapacity(expected)
  }

  /// - Parameter count: the expected number of names.
  package mutating func reserveCapacity(_ count: Int) {
    while slots.count < count * 2 { grow() }
    names.reserveCapacity(count)
  }

  package mutating func id(of text: String) -> NameTable.ID {
    var text = text
    return text.withUTF8 { id(of: $0) }
  }

  mutating func id(of name: UnsafeBufferPointer<UInt8>) -> NameTable.ID { id(of: name, hash: NameTable.hash(of: name)) }

  /// - Parameter hash: the name's hash, if it has been computed already.
  package mutating func id(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> NameTable.ID {
    guard !name.isEmpty else { return NameTable.none }
    if names.count * 2 > slots.count { grow() }
    let slot = slot(of: name, hash: hash)
    if slots[slot].id == NameTable.none { slots[slot] = Slot(id: names.append(name, hash: hash), hash: hash) }
    return slots[slot].id
  }

  /// Interns all names of a file; returns their ids here by their ids there.
  package mutating func numbers(of names: NameTable) -> [Int32] {
    names.bytes.withUnsafeBufferPointer { bytes in
      names.ends.withUnsafeBufferPointer { ends in names.hashes.withUnsafeBufferPointer { numbers(bytes, ends, $0) } }
    }
  }

  /// Interns the names of another collector.
  package mutating func numbers(of names: CollectedNames) -> [Int32] {
    names.bytes.withUnsafeBufferPointer { bytes in
      names.ends.withUnsafeBufferPointer { ends in names.hashes.withUnsafeBufferPointer { numbers(bytes, ends, $0) } }
    }
  }

  private mutating func numbers(
    _ bytes: UnsafeBufferPointer<UInt8>, _ ends: UnsafeBufferPointer<UInt32>, _ hashes: UnsafeBufferPointer<UInt32>
  ) -> [Int32] {
    [Int32](unsafeUninitializedCapacity: ends.count) { numbers, count in
      var start = 0
      for position in ends.indices {
        let end = Int(ends[position])
        numbers[position] = Int32(id(of: UnsafeBufferPointer(rebasing: bytes[start..<end]), hash: hashes[position]))
        start = end
      }
      count = ends.count
    }
  }

  package func hash(of id: NameTable.ID) -> UInt32 { names.hashes[Int(id)] }

  /// The id of an interned name; nil for any other.
  package func known(_ text: String) -> NameTable.ID? {
    guard !text.isEmpty else { return NameTable.none }
    var text = text
    let id = text.withUTF8 { slots[slot(of: $0, hash: NameTable.hash(of: $0))].id }
    return id == NameTable.none ? nil : id
  }

  /// The slot of a name, or the free slot where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot].id != NameTable.none {
      if slots[slot].hash == hash, isEqual(slots[slot].id, name) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isEqual(_ id: NameTable.ID, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = names.range(of: id)
    guard range.count == name.count, let start = name.baseAddress else { return false }
    // A name with a number of its own is not empty, so that the table has an address.
    return names.bytes.withUnsafeBytes { memcmp($0.baseAddress! + range.lowerBound, start, range.count) == 0 }
  }

  private mutating func grow() {
    let known = slots
    slots = Array(repeating: Slot(), count: known.count * 2)
    for entry in known where entry.id != NameTable.none {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot].id != NameTable.none { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
