/// Random numbers that are the same for a seed on every machine.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// A stream of its own for each execution, so that one can be run again without those before it.
  package init(seed: UInt64, index: Int) {
    state = seed
    state = next() ^ UInt64(truncatingIfNeeded: index)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func position(in count: Int) -> Int { count == 0 ? 0 : Int(next() % UInt64(count)) }

  /// True once in so many times.
  package mutating func once(in times: Int) -> Bool { position(in: times) == 0 }
}
