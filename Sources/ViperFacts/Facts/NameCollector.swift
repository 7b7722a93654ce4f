import ViperPlatform

/// Collects names by their bytes, each once, without making a `String` of any.
package struct NameCollector: Sendable {
  private(set) var table = CollectedNames()

  /// All names so far, the empty one first.
  package var names: CollectedNames { table }

  /// Open addressing: each name's position in the table with its hash, so that hardly any other name is looked at; 0 for free.
  private var slots: [Slot]

  private struct Slot: BitwiseCopyable {
    var id = NameTable.none
    var hash: UInt32 = 0
  }

  package init(expected: Int) {
    slots = Array(repeating: Slot(), count: 64)
    reserveCapacity(expected)
  }

  /// - Parameter names: how many there will be.
  package mutating func reserveCapacity(_ names: Int) {
    while slots.count < names * 2 { grow() }
    table.reserveCapacity(names)
  }

  package mutating func id(of text: String) -> NameTable.ID {
    var text = text
    return text.withUTF8 { id(of: $0) }
  }

  mutating func id(of name: UnsafeBufferPointer<UInt8>) -> NameTable.ID { id(of: name, hash: NameTable.hash(of: name)) }

  /// - Parameter hash: the name's, where it is known.
  package mutating func id(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> NameTable.ID {
    guard !name.isEmpty else { return NameTable.none }
    if table.count * 2 > slots.count { grow() }
    let slot = slot(of: name, hash: hash)
    if slots[slot].id == NameTable.none { slots[slot] = Slot(id: table.append(name, hash: hash), hash: hash) }
    return slots[slot].id
  }

  /// The numbers of all names of a file, by their positions there; with a sign, as the model keeps them.
  package mutating func numbers(of names: NameTable) -> [Int32] {
    names.bytes.withUnsafeBufferPointer { bytes in
      names.ends.withUnsafeBufferPointer { ends in names.hashes.withUnsafeBufferPointer { numbers(bytes, ends, $0) } }
    }
  }

  /// The same of names that were collected elsewhere.
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

  package func hash(of id: NameTable.ID) -> UInt32 { table.hashes[Int(id)] }

  /// Where a name is that was collected; nil for others.
  package func known(_ text: String) -> NameTable.ID? {
    guard !text.isEmpty else { return NameTable.none }
    var text = text
    let id = text.withUTF8 { slots[slot(of: $0, hash: NameTable.hash(of: $0))].id }
    return id == NameTable.none ? nil : id
  }

  /// Where a name's position is, or where it belongs.
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
    let range = table.range(of: id)
    guard range.count == name.count, let start = name.baseAddress else { return false }
    return table.bytes.withUnsafeBytes { memcmp($0.baseAddress! + range.lowerBound, start, range.count) == 0 }
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
