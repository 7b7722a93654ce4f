/// The names of one file, each once; a name is its position here, and its bytes and hash are at hand without a `String`.
@usableFromInline package struct NameTable: Sendable {
  @usableFromInline package typealias ID = UInt32

  /// The empty name.
  @inlinable package static var none: ID { 0 }

  @usableFromInline package let bytes: FactSection<UInt8>
  /// Where each name ends in `bytes`; it begins where the one before it ends.
  @usableFromInline package let ends: FactSection<UInt32>
  /// A hash of each name's bytes, the same in every run and on every machine.
  @usableFromInline package let hashes: FactSection<UInt32>

  @inlinable package var count: Int { ends.count }

  package subscript(id: ID) -> String {
    guard id != Self.none else { return "" }
    return bytes.withUnsafeBufferPointer { String(decoding: $0[range(of: id)], as: UTF8.self) }
  }

  /// Where a name lies in `bytes`.
  @inlinable package func range(of id: ID) -> Range<Int> {
    id == Self.none ? 0..<0 : Int(ends[Int(id) - 1])..<Int(ends[Int(id)])
  }

  /// Eight bytes at a time, multiplied and folded: fast for the short names that code has.
  package static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var state = 0x9E37_79B9_7F4A_7C15 ^ UInt64(name.count)
    var offset = 0
    let raw = UnsafeRawBufferPointer(name)
    while offset + 8 <= raw.count {
      state = mixed(state ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    return UInt32(truncatingIfNeeded: mixed(state ^ rest) >> 16)
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    return product.high ^ product.low
  }
}
