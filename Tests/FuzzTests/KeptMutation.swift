/// What a run has kept, with some of its numbers changed: whoever changes it can give it right checksums too.
struct KeptMutation {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8], random: inout SplitMix64) {
    self.bytes = bytes
    for _ in 0..<(1 + random.position(in: 4)) { change(&random) }
  }

  private mutating func change(_ random: inout SplitMix64) {
    let offset = random.position(in: bytes.count / 4) * 4
    let known = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    let word: UInt32
    switch random.position(in: 5) {
    case 0: word = known &+ 1
    case 1: word = known &- 1
    case 2: word = [0, .max, 1 << 31, 1, 255, 65_536][random.position(in: 6)]
    case 3: word = known ^ 1 << UInt32(random.position(in: 32))
    default: word = UInt32(random.position(in: 64))
    }
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: word, toByteOffset: offset, as: UInt32.self) }
  }
}
