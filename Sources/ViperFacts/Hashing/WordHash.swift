/// A hash at memory speed for hash tables and checksums: eight bytes at a time, in four independent lanes.
///
/// It is the same in every run and on every machine. It detects accidental changes only, since collisions are easily constructed;
/// identity is decided by a `ContentHash`.
package struct WordHash {
  private static let multiplier: UInt64 = 0x9FB2_1C65_1E98_DF25
  private static let laneSize = 8
  private static let blockSize = 4 * laneSize

  package private(set) var low: UInt64 = 0
  package private(set) var high: UInt64 = 0

  package init(_ bytes: UnsafeRawBufferPointer) {
    var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (
      0x8EBC_6AF0_9C88_C6E3, 0x5897_89E6_D4A1_F1B7, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9
    )
    var offset = 0
    while offset + Self.blockSize <= bytes.count {
      a = Self.folded(a ^ Self.word(bytes, offset))
      b = Self.folded(b ^ Self.word(bytes, offset + 8))
      c = Self.folded(c ^ Self.word(bytes, offset + 16))
      d = Self.folded(d ^ Self.word(bytes, offset + 24))
      offset += Self.blockSize
    }
    while offset + Self.laneSize <= bytes.count {
      (a, b, c, d) = (b, c, d, Self.folded(a ^ Self.word(bytes, offset)))
      offset += Self.laneSize
    }
    finish(a, b, c, Self.folded(d ^ Self.rest(bytes, offset)), count: UInt64(bytes.count))
  }

  private mutating func finish(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64, count: UInt64) {
    let left = Self.folded(a &+ (b << 23 | b >> 41))
    let right = Self.folded(c &+ (d << 23 | d >> 41))
    low = Self.folded(left ^ (right << 32 | right >> 32) ^ count)
    high = Self.folded(right &+ Self.folded(b ^ d) &+ count)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The last bytes, fewer than eight. Trailing zeros matter too, since `finish` mixes in the total length.
  private static func rest(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
    var rest: UInt64 = 0
    for byte in bytes[start...] { rest = rest << 8 | UInt64(byte) }
    return rest
  }

  private static func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: multiplier)
    return product.high ^ product.low
  }
}
