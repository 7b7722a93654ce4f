/// An upper bound of the nesting depth of brackets, without telling code from text.
///
/// A bracket counts as closed only if its partner follows with nothing in between that can begin or end text; any other counts as
/// open to the end of the file. So no string, comment or regular expression can hide a bracket, and few files get near a limit.
struct NestingBound {
  /// The brackets that count as open to the end of the file.
  private var settled = NestingDepth()
  private var pending = NestingDepth()
  private var brackets: [UInt8] = []
  private var attribute = AttributeState.none

  /// The state of an attribute's name, as in `@a.b <`: generic arguments of attributes have a limit of their own.
  private enum AttributeState {
    case none, inside, behind, unclear
  }

  /// The bound at the end; nil if a limit may be exceeded earlier.
  static func depth(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> NestingDepth? {
    var bound = NestingBound()
    // Every byte of every file passes here, so the table and the slice are resolved once.
    let isBounded = isPlain.withUnsafeBufferPointer { bound.add(UnsafeBufferPointer(rebasing: bytes), isPlain: $0) }
    return isBounded ? bound.settled + bound.pending : nil
  }

  /// False if a limit may be exceeded.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: UnsafeBufferPointer<Bool>) -> Bool {
    var previous = UInt8(ascii: "\n")
    for byte in bytes {
      if !isPlain[Int(byte)] || attribute != .none {
        apply(byte, after: previous)
        // Nothing else adds to the sum.
        if Self.opens(byte), (settled + pending).isExcessive { return false }
      }
      previous = byte
    }
    return true
  }

  private static let isPlain: [Bool] = (0...UInt8.max).map { byte in byte < 0x80 && !"[]()<>@\"'/`#\\".utf8.contains(byte) }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<")
  }

  private mutating func apply(_ byte: UInt8, after previous: UInt8) {
    let startsLine = previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r")
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("): open(byte)
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    // `<` or `>` at the start of a line may belong to a conflict marker, which the lexer skips.
    case UInt8(ascii: "<"): startsLine ? settle() : openAngle()
    case UInt8(ascii: ">"): if startsLine { settle() } else if previous != UInt8(ascii: "-") { closeAngle() }
    // The bytes that may begin or end text; non-ASCII ones include typographic quotes.
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "#"), UInt8(ascii: "\\"),
      0x80...:
      settle()
    default: break
    }
    followAttribute(byte)
  }

  // MARK: brackets

  private mutating func open(_ bracket: UInt8) {
    brackets.append(bracket)
    pending.count(bracket, by: 1)
  }

  private mutating func openAngle() {
    if attribute != .none { settled.attributes += 1 } else { open(UInt8(ascii: "<")) }
  }

  private mutating func closeAngle() {
    if brackets.last == UInt8(ascii: "<") { close(UInt8(ascii: "<")) }
  }

  /// Closes a bracket. An open `<` within it was a comparison; brackets that do not match all count as open.
  private mutating func close(_ bracket: UInt8) {
    while bracket != UInt8(ascii: "<"), brackets.last == UInt8(ascii: "<") { settleLast() }
    guard brackets.last == bracket else { return settle() }
    brackets.removeLast()
    pending.count(bracket, by: -1)
  }

  private mutating func settle() {
    while !brackets.isEmpty { settleLast() }
  }

  private mutating func settleLast() {
    let bracket = brackets.removeLast()
    pending.count(bracket, by: -1)
    settled.count(bracket, by: 1)
  }

  // MARK: attributes

  private mutating func followAttribute(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "@"): attribute = .inside
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
      if attribute == .inside { attribute = .behind }
    case UInt8(ascii: "/"), UInt8(ascii: "`"), 0x80...: if attribute != .none { attribute = .unclear }
    case UInt8(ascii: "."): if attribute == .behind { attribute = .inside }
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      if attribute == .behind { attribute = .none }
    default: if attribute != .unclear || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") { attribute = .none }
    }
  }
}
