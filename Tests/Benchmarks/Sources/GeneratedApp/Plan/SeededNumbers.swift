/// SplitMix64: the same numbers on every machine for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// By remainder rather than by the standard library's way, which may change with the toolchain.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func happens(inPercent percent: Int) -> Bool { below(100) < percent }

  /// So many different elements, in the order of the array.
  mutating func pick<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    var rest = Array(elements.indices)
    while rest.count > count { rest.remove(at: below(rest.count)) }
    return rest.map { elements[$0] }
  }
}
