/// The names of one file, each once; a name's id is its position, and its bytes and hash are available without a string.
@usableFromInline package struct NameTable: Sendable {
  @usableFromInline package typealias ID = UInt32

  /// The empty name.
  @inlinable package static var none: ID { 0 }

  /// The end of each name in `bytes`; it starts at the end of the one before it.
  @usableFromInline package let ends: FactSection<UInt32>
  /// The hash of each name, by `hash(of:)`.
  @usableFromInline package let hashes: FactSection<UInt32>
  @usableFromInline package let bytes: FactSection<UInt8>

  package var count: Int { ends.count }

  package subscript(id: ID) -> String {
    guard id != Self.none else { return "" }
    return bytes.withUnsafeBufferPointer { String(decoding: $0[range(of: id)], as: UTF8.self) }
  }

  /// The range of a name in `bytes`.
  package func range(of id: ID) -> Range<Int> { Self.range(of: id, in: ends) }

  static func range<Ends: RandomAccessCollection<UInt32>>(of id: ID, in ends: Ends) -> Range<Int> where Ends.Index == Int {
    id == none ? 0..<0 : Int(ends[Int(id) - 1])..<Int(ends[Int(id)])
  }

  /// A hash that is the same in every run and on every machine.
  package static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: WordHash(UnsafeRawBufferPointer(name)).low)
  }

  /// Whether the names are consecutive within the bytes. Hashes are not verified: a wrong one only splits a name in two, in the
  /// file of its own writer.
  var isSound: Bool {
    guard ends.first == 0, ends.count == hashes.count, ends.last.map(Int.init) == bytes.count else { return false }
    return ends.isRising
  }
}

extension FactSection<UInt32> {
  /// Whether each number is higher than the one before it.
  var isRising: Bool {
    withUnsafeBufferPointer { numbers in
      // No early exit, so that the loop can be vectorised: nearly all files are valid.
      var falls = 0
      for index in numbers.indices.dropFirst() { falls += numbers[index] <= numbers[index - 1] ? 1 : 0 }
      return falls == 0
    }
  }
}

/// The names of a file during extraction, before they become a `NameTable`.
package struct CollectedNames: Sendable {
  package private(set) var bytes: [UInt8] = []
  package private(set) var ends: [UInt32] = [0]
  private(set) var hashes: [UInt32] = [0]

  package init() {}

  var count: Int { ends.count }

  /// The range of a name in `bytes`.
  func range(of id: NameTable.ID) -> Range<Int> { NameTable.range(of: id, in: ends) }

  /// - Parameter names: the expected number of names.
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
