/// Collects a file's names by their bytes, each once, without making a `String` of any.
struct NameCollector {
  private(set) var table = NameTable()
  /// Open addressing: the names' positions in the table, 0 for free.
  private var slots: [NameTable.ID]

  init(expected: Int) {
    var capacity = 64
    while capacity < expected * 2 { capacity *= 2 }
    slots = Array(repeating: NameTable.none, count: capacity)
  }

  mutating func id(of text: String) -> NameTable.ID {
    var text = text
    return text.withUTF8 { id(of: $0) }
  }

  mutating func id(of name: UnsafeBufferPointer<UInt8>) -> NameTable.ID {
    guard !name.isEmpty else { return NameTable.none }
    if table.count * 2 > slots.count { grow() }
    let hash = NameTable.hash(of: name)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != NameTable.none {
      let known = slots[slot]
      if table.hashes[Int(known)] == hash, isEqual(known, name) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = table.append(name, hash: hash)
    return slots[slot]
  }

  private func isEqual(_ id: NameTable.ID, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = table.range(of: id)
    guard range.count == name.count else { return false }
    return table.bytes.withUnsafeBufferPointer { $0[range].elementsEqual(name) }
  }

  private mutating func grow() {
    slots = Array(repeating: NameTable.none, count: slots.count * 2)
    for id in 1..<table.count {
      var slot = Int(table.hashes[id]) & (slots.count - 1)
      while slots[slot] != NameTable.none { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = NameTable.ID(id)
    }
  }
}
