/// The tags of an XML document, one after the other, in time linear in its bytes.
///
/// Only what Interface Builder writes is understood: text between tags is skipped, and a document type, which could define entities,
/// is refused.
struct XMLTags {
  enum Tag {
    case start(name: String, attributes: [String: String])
    case end
  }

  typealias Problem = CompanionReader.Problem

  private let bytes: [UInt8]
  private var offset: Int
  /// The 1-based line of the offset.
  private(set) var line = 1
  /// The names of the elements that are begun and not ended.
  private var open: [String] = []
  private var hasRoot = false
  /// Whether the last tag begins an element and ends it, too.
  private var isEmptyElement = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next tag; nil at the end of a whole document.
  mutating func next() throws(Problem) -> Tag? {
    if isEmptyElement {
      isEmptyElement = false
      // Its start was the tag before.
      open.removeLast()
      return .end
    }
    while try skipText() {
      if skip("<!--") {
        try skip(past: "-->")
      } else if !open.isEmpty, skip("<![CDATA[") {
        try skip(past: "]]>")
      } else if skip("<?") {
        try skip(past: "?>")
      } else if skip("<!DOCTYPE") || skip("<!ENTITY") {
        throw Problem(line: line, reason: "it declares a document type")
      } else if skip("</") {
        return try end()
      } else {
        offset += 1
        return try start()
      }
    }
    guard hasRoot, open.isEmpty else { throw invalid }
    return nil
  }

  var invalid: Problem { Problem(line: line, reason: "it is no valid XML") }

  // MARK: tags

  private mutating func start() throws(Problem) -> Tag {
    guard !open.isEmpty || !hasRoot else { throw invalid }
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let isApart = skipSpace()
      if skip("/>") {
        isEmptyElement = true
        break
      }
      if skip(">") { break }
      guard isApart else { throw invalid }
      let key = try self.name()
      skipSpace()
      guard skip("=") else { throw invalid }
      skipSpace()
      guard attributes.updateValue(try value(), forKey: key) == nil else { throw invalid }
    }
    hasRoot = true
    open.append(name)
    return .start(name: name, attributes: attributes)
  }

  private mutating func end() throws(Problem) -> Tag {
    let name = try name()
    skipSpace()
    guard open.last == name, skip(">") else { throw invalid }
    open.removeLast()
    return .end
  }

  private mutating func name() throws(Problem) -> String {
    let start = offset
    while offset < bytes.count, Self.isNamePart(bytes[offset]) { offset += 1 }
    guard offset > start, !Self.isNoStart(bytes[start]) else { throw invalid }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A value in quotes, with references replaced and white space as spaces.
  private mutating func value() throws(Problem) -> String {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else { throw invalid }
    let quote = bytes[offset]
    offset += 1
    var value: [UInt8] = []
    while offset < bytes.count, bytes[offset] != quote {
      switch bytes[offset] {
      case UInt8(ascii: "<"): throw invalid
      case UInt8(ascii: "&"): value += try reference().utf8
      case UInt8(ascii: "\r") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"): offset += 1
      case let byte:
        value.append(byte > 0x20 ? byte : 0x20)
        advance()
      }
    }
    guard skip(quote == UInt8(ascii: "'") ? "'" : "\"") else { throw invalid }
    return String(decoding: value, as: UTF8.self)
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// A reference to a character, such as `&amp;` or `&#10;`; others would need a document type.
  private mutating func reference() throws(Problem) -> String {
    let longest = 12
    guard let end = bytes[offset...].prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { throw invalid }
    let name = String(decoding: bytes[offset + 1..<end], as: UTF8.self)
    let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
    let code = name.hasPrefix("#") ? UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10) : nil
    guard let text = Self.entities[name] ?? code.flatMap(Unicode.Scalar.init).map(String.init) else { throw invalid }
    offset = end + 1
    return text
  }

  // MARK: bytes

  /// Moves to the next `<`; false at the end. Outside of the outermost element there is only space.
  private mutating func skipText() throws(Problem) -> Bool {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      guard !open.isEmpty || Self.isSpace(bytes[offset]) else { throw invalid }
      advance()
    }
    return offset < bytes.count
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isSpace(bytes[offset]) { advance() }
    return offset > start
  }

  private mutating func skip(past end: StaticString) throws(Problem) {
    while !skip(end) {
      guard offset < bytes.count else { throw invalid }
      advance()
    }
  }

  /// Moves behind a text without line breaks, if it comes next.
  private mutating func skip(_ text: StaticString) -> Bool {
    guard offset < bytes.count, bytes[offset] == text.utf8Start.pointee else { return false }
    guard text.withUTF8Buffer({ bytes[offset...].starts(with: $0) }) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  private mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    let isPair = byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair { line += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      0x80...:
      true
    default: isNoStart(byte)
    }
  }

  /// Whether a byte may be part of a name, but not the first one.
  private static func isNoStart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
