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

  /// - Parameter names: how many there will be.
  mutating func reserveCapacity(_ names: Int) {
    bytes.reserveCapacity(names * Self.usualLength)
    ends.reserveCapacity(names + 1)
    hashes.reserveCapacity(names + 1)
  }

  private static let usualLength = 16

  /// All names from a position on.
  package func texts(from first: Int) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      (first..<count).map { String(decoding: bytes[range(of: NameTable.ID($0))], as: UTF8.self) }
    }
  }

  mutating func append(_ name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> NameTable.ID {
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    return NameTable.ID(ends.count - 1)
  }
}
