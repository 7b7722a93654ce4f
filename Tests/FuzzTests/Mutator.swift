import ViperFacts
import ViperTestSupport

/// Changes a seed here and there: bytes, tokens, brackets, whole stretches, also of another seed.
struct Mutator {
  /// No input gets longer: the parser takes n² steps for n broken declarations one after the other.
  static let sizeLimit = 1 << 13

  private let seeds: [[UInt8]]
  private let tokens: [[UInt8]]
  private var random: SplitMix64
  private var bytes: [UInt8] = []

  /// - Parameter tokens: what is put in between.
  init(_ seeds: [[UInt8]], tokens: [[UInt8]], random: SplitMix64) {
    self.seeds = seeds
    self.tokens = tokens
    self.random = random
  }

  /// The next input, and the position of the seed that it began with.
  mutating func next() -> (bytes: [UInt8], seed: Int) {
    let seed = random.position(in: seeds.count)
    bytes = seeds[seed]
    // Mostly few changes: what is left whole is read more deeply.
    let changes = random.once(in: 4) ? 1 + random.position(in: 40) : 1 + random.position(in: 4)
    for _ in 0..<changes {
      change()
      if bytes.count > Self.sizeLimit { bytes.removeLast(bytes.count - Self.sizeLimit) }
    }
    return (bytes, seed)
  }

  private mutating func change() {
    switch random.position(in: 20) {
    case 0, 1: flipByte()
    case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place())
    case 3: bytes.removeSubrange(stretch(upTo: 200))
    case 4: truncate()
    case 5, 6: splice()
    case 7: repeatStretch()
    case 8, 9, 10: bytes.insert(contentsOf: bytes[token()], at: tokenStart())
    case 11, 12: bytes.removeSubrange(token())
    case 13, 14: swapTokens()
    default: insertToken()
    }
  }

  private mutating func place() -> Int { random.position(in: bytes.count + 1) }

  private mutating func stretch(upTo length: Int) -> Range<Int> {
    let start = place()
    return start..<min(bytes.count, start + random.position(in: length + 1))
  }

  private mutating func flipByte() {
    guard !bytes.isEmpty else { return }
    bytes[random.position(in: bytes.count)] ^= 1 << UInt8(random.position(in: 8))
  }

  private mutating func truncate() {
    guard random.once(in: 3) else { return }
    bytes.removeSubrange(place()...)
  }

  private mutating func splice() {
    let other = seeds[random.position(in: seeds.count)]
    let start = random.position(in: other.count + 1)
    let end = min(other.count, start + random.position(in: 2000))
    bytes.replaceSubrange(stretch(upTo: 400), with: other[start..<end])
  }

  private mutating func repeatStretch() {
    let part = Array(bytes[stretch(upTo: random.once(in: 2) ? 8 : 300)])
    guard !part.isEmpty else { return }
    let limit = random.once(in: 16) ? Self.sizeLimit : 2000
    let times = min(1 + random.position(in: 1 << (1 + random.position(in: 14))), limit / part.count)
    let repeated = Array(repeatElement(part, count: times).joined())
    bytes.insert(contentsOf: repeated, at: random.once(in: 2) ? place() : tokenStart())
  }

  // MARK: tokens

  /// A word, or a single other character, from anywhere in the input.
  private mutating func token() -> Range<Int> {
    guard !bytes.isEmpty else { return 0..<0 }
    var start = random.position(in: bytes.count)
    var end = start + 1
    guard bytes[start].isPartOfWord else { return start..<end }
    while start > 0, bytes[start - 1].isPartOfWord { start -= 1 }
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    return start..<end
  }

  private mutating func tokenStart() -> Int { token().lowerBound }

  private mutating func swapTokens() {
    let (a, b) = (token(), token())
    let text = Array(bytes[b])
    bytes.replaceSubrange(a, with: text)
  }

  private mutating func insertToken() {
    let token = tokens[random.position(in: tokens.count)]
    let times = random.once(in: 8) ? 1 + random.position(in: 1 << (1 + random.position(in: 9))) : 1
    bytes.insert(contentsOf: repeatElement(token, count: times).joined(), at: tokenStart())
  }
}
