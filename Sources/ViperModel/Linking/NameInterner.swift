import ViperFacts

/// Names of the whole code base, each once, found by their bytes and the hashes that the facts bring along.
struct NameInterner: Sendable {
  private(set) var texts: [String] = [""]
  /// Open addressing: names' numbers, 0 for free.
  private var slots: [Name] = Array(repeating: 0, count: 1 << 12)
  private var hashes: [UInt32] = [0]
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  init() {
    for (number, text) in Name.known.enumerated() where number > 0 {
      var text = text
      let id = text.withUTF8 { intern($0, hash: NameTable.hash(of: $0)) }
      precondition(Int(id) == number, "'\(text)' stands twice in the list of known names")
    }
  }

  /// The numbers of a file's names, by their positions there.
  mutating func intern(_ table: NameTable) -> [Name] {
    var names: [Name] = [0]
    names.reserveCapacity(table.count)
    table.bytes.withUnsafeBufferPointer { all in
      for id in 1..<max(1, table.count) {
        names.append(intern(UnsafeBufferPointer(rebasing: all[table.range(of: NameTable.ID(id))]), hash: table.hashes[id]))
      }
    }
    return names
  }

  /// The name's number if it occurs anywhere.
  func known(_ text: String) -> Name? {
    guard !text.isEmpty else { return 0 }
    var text = text
    let number = text.withUTF8 { slots[slot(of: $0, hash: NameTable.hash(of: $0))] }
    return number == 0 ? nil : number
  }

  subscript(name: Name) -> String { texts[Int(name)] }

  private mutating func intern(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name {
    guard !name.isEmpty else { return 0 }
    if texts.count * 2 > slots.count { grow() }
    let slot = slot(of: name, hash: hash)
    if slots[slot] != 0 { return slots[slot] }
    slots[slot] = Name(texts.count)
    texts.append(String(decoding: name, as: UTF8.self))
    hashes.append(hash)
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    return slots[slot]
  }

  /// Where a name is, or where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, isEqual(other, name) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func isEqual(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = ends[number - 1]
    guard ends[number] - start == name.count else { return false }
    return bytes.withUnsafeBufferPointer { $0[start..<(start + name.count)].elementsEqual(name) }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in 1..<texts.count {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Name(number)
    }
  }
}
