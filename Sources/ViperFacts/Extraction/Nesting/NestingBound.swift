/// An upper bound of how deeply brackets are nested, whatever of the bytes is text.
///
/// A bracket is closed where its partner follows with nothing between them that can begin or end text. Any other one counts as
/// open to the end of the file. So no string, comment or regular expression can hide a bracket, and hardly any file gets near a
/// limit.
struct NestingBound {
  /// Open for good, and those that may still be closed.
  private var settled = NestingDepth()
  private var pending = NestingDepth()
  private var brackets: [UInt8] = []
  private var attribute = AttributeName.none

  /// Where an attribute's name may be left behind: `@a.b <` is one with generic arguments.
  private enum AttributeName {
    case none, inside, behind, unclear
  }

  /// The bound at the end; nil where a limit may be exceeded before.
  static func depth(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> NestingDepth? {
    var bound = NestingBound()
    // Every byte of every file passes here: neither table nor slice is looked up anew for each.
    let isBounded = isPlain.withUnsafeBufferPointer { bound.add(UnsafeBufferPointer(rebasing: bytes), isPlain: $0) }
    return isBounded ? bound.settled + bound.pending : nil
  }

  /// False where a limit may be exceeded.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, isPlain: UnsafeBufferPointer<Bool>) -> Bool {
    var previous = UInt8(ascii: "\n")
    for byte in bytes {
      if !isPlain[Int(byte)] || attribute != .none {
        apply(byte, after: previous)
        if (settled + pending).isExcessive { return false }
      }
      previous = byte
    }
    return true
  }

  private static let isPlain: [Bool] = (0...UInt8.max).map { byte in byte < 0x80 && !"[]()<>@\"'/`#\\".utf8.contains(byte) }

  private mutating func apply(_ byte: UInt8, after previous: UInt8) {
    let startsLine = previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r")
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("): open(byte)
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    // At the start of a line it may be a merge conflict, which the lexer skips.
    case UInt8(ascii: "<"): startsLine ? settle() : openAngle()
    case UInt8(ascii: ">"): if startsLine { settle() } else if previous != UInt8(ascii: "-") { closeAngle() }
    // What begins or ends text; typographic quotes do, too.
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

  /// A comparison within brackets stays open; brackets that do not match are all open for good.
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
