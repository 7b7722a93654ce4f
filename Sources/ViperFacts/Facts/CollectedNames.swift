/// The names of a file while they are collected: what becomes a `NameTable`.
package struct CollectedNames: Sendable {
  package private(set) var bytes: [UInt8] = []
  package private(set) var ends: [UInt32] = [0]
  private(set) var hashes: [UInt32] = [0]

  package init() {}

  var count: Int { ends.count }

  /// Where a name lies in `bytes`.
  func range(of id: NameTable.ID) -> Range<Int> {
    id == NameTable.none ? 0..<0 : Int(ends[Int(id) - 1])..<Int(ends[Int(id)])
  }

  mutating func append(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> NameTable.ID {
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    return NameTable.ID(ends.count - 1)
  }
}
