internal import ViperText

/// The scanner of property lists, which tolerates what Xcode tolerates: comments, a missing last separator, any letters in plain
/// texts.
struct PropertyListScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var nodes: [PropertyList.Node] = []

  /// The largest depth of nested values, far above that of real projects.
  private static let depthLimit = 64

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 24)
  }

  static func nodes(of bytes: [UInt8]) throws(PropertyList.Problem) -> [PropertyList.Node] {
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<[PropertyList.Node], PropertyList.Problem> in
      var scanner = PropertyListScanner(bytes)
      do throws(PropertyList.Problem) {
        try scanner.scanValue(depth: 0)
        guard scanner.next() == nil else { throw scanner.problem("there is more text after the end") }
        return .success(scanner.nodes)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func problem(_ reason: String) -> PropertyList.Problem {
    PropertyList.Problem(line: LineBreaks.lines(of: Array(bytes[..<min(offset, bytes.count)])).count, reason: reason)
  }

  // MARK: values

  /// Eight times those of the largest projects known, which have a million.
  private static let nodeLimit = 8_000_000

  private mutating func scanValue(depth: Int) throws(PropertyList.Problem) {
    guard nodes.count < Self.nodeLimit else { throw problem("more than \(Self.nodeLimit) values") }
    guard depth < Self.depthLimit else { throw problem("more than \(Self.depthLimit) nested values") }
    switch next() {
    case UInt8(ascii: "{"): try scanDictionary(depth: depth)
    case UInt8(ascii: "("): try scanArray(depth: depth)
    case UInt8(ascii: "<"): try scanQuoted(end: UInt8(ascii: ">"), .data)
    case nil: throw problem("it ends in the middle of a value")
    default: try scanText()
    }
  }

  private mutating func begin(_ kind: PropertyList.Node.Kind) -> Int {
    nodes.append(PropertyList.Node(kind: kind, start: UInt32(offset), end: UInt32(offset)))
    offset += 1
    return nodes.count - 1
  }

  private mutating func end(_ node: Int) {
    offset += 1
    nodes[node].subtreeEnd = UInt32(nodes.count)
  }

  private mutating func scanDictionary(depth: Int) throws(PropertyList.Problem) {
    let node = begin(.dictionary)
    while true {
      guard let byte = next() else { throw problem("a '{' is never closed") }
      if byte == UInt8(ascii: "}") { return end(node) }
      try scanText()
      guard next() == UInt8(ascii: "=") else { throw problem("'=' is missing after a key") }
      offset += 1
      try scanValue(depth: depth + 1)
      switch next() {
      case UInt8(ascii: ";"): offset += 1
      case UInt8(ascii: "}"): break
      default: throw problem("';' is missing after a value")
      }
    }
  }

  private mutating func scanArray(depth: Int) throws(PropertyList.Problem) {
    let node = begin(.array)
    while true {
      guard let byte = next() else { throw problem("a '(' is never closed") }
      if byte == UInt8(ascii: ")") { return end(node) }
      try scanValue(depth: depth + 1)
      switch next() {
      case UInt8(ascii: ","): offset += 1
      case UInt8(ascii: ")"): break
      default: throw problem("',' is missing between values")
      }
    }
  }

  // MARK: texts

  private mutating func scanText() throws(PropertyList.Problem) {
    if let quote = next(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try scanQuoted(end: quote, .text) }
    let start = offset
    while offset < bytes.count, Self.isPlain(bytes[offset]) { offset += 1 }
    guard offset > start else { throw problem("a text is missing") }
    append(.text, start..<offset)
  }

  private mutating func scanQuoted(end quote: UInt8, _ kind: PropertyList.Node.Kind) throws(PropertyList.Problem) {
    var kind = kind
    let start = offset + 1
    var position = start
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\") {
        kind = kind == .text ? .escapedText : kind
        position += 1
      }
      position += 1
    }
    guard position < bytes.count else { throw problem("a text is never closed") }
    append(kind, start..<position)
    offset = position + 1
  }

  private mutating func append(_ kind: PropertyList.Node.Kind, _ range: Range<Int>) {
    let end = UInt32(nodes.count + 1)
    nodes.append(
      PropertyList.Node(kind: kind, start: UInt32(range.lowerBound), end: UInt32(range.upperBound), subtreeEnd: end))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: true
    }
  }

  // MARK: trivia

  /// The next byte after spaces and comments, at which the offset then is; nil at the end.
  private mutating func next() -> UInt8? {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte > 0x20, byte != UInt8(ascii: "/") { return byte }
      if byte <= 0x20 {
        offset += 1
      } else if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
        skipComment()
      } else if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else {
        return byte
      }
    }
    return nil
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), bytes[offset - 1] == UInt8(ascii: "*") {
        offset += 1
        return
      }
      offset += 1
    }
  }
}
