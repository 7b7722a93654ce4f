import ViperFacts

/// Names of the whole code base, each once, found by their bytes and the hashes that the facts bring along.
struct NameInterner: Sendable {
  private var collector = NameCollector(expected: 1 << 11)
  private var texts: [String] = [""]

  init() {
    for (number, text) in Name.known.enumerated() where number > 0 {
      precondition(Int(collector.id(of: text)) == number, "'\(text)' stands twice in the list of known names")
      texts.append(text)
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
  func known(_ text: String) -> Name? { collector.known(text).map { Name($0) } }

  var count: Int { texts.count }

  subscript(name: Name) -> String { texts[Int(name)] }

  private mutating func intern(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name {
    let id = collector.id(of: name, hash: hash)
    if Int(id) == texts.count { texts.append(String(decoding: name, as: UTF8.self)) }
    return Name(id)
  }
}
