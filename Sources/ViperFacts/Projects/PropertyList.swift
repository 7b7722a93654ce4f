import ViperPlatform

/// A property list in the old text format, as Xcode writes its projects: nested dictionaries, arrays and texts.
///
/// It is stored as flat nodes in preorder over the bytes, so that a project of many megabytes needs neither a string nor an
/// allocation for each entry.
struct PropertyList: Sendable {
  struct Node: BitwiseCopyable {
    enum Kind: UInt8 {
      /// Pairs of a text and any value.
      case dictionary
      case array
      /// A text without quotes, or in quotes without escapes.
      case text
      case escapedText
      /// Bytes in angle brackets, which no project needs.
      case data
    }

    var kind: Kind
    /// The range of the text in the bytes, without quotes.
    var start: UInt32
    var end: UInt32
    /// The position after the last node inside this one.
    var subtreeEnd: UInt32 = 0
  }

  /// The position of a node.
  typealias Position = Int

  /// The reason why bytes are no property list, with its 1-based line.
  struct Problem: Error, Equatable {
    var line: Int
    var reason: String
  }

  let bytes: [UInt8]
  let nodes: [Node]

  /// Far above what any project needs; a project of 20 MB has a million nodes.
  static let sizeLimit = 128 << 20

  init(_ bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.sizeLimit else {
      throw Problem(line: 1, reason: "it has more than \(Self.sizeLimit >> 20) MB")
    }
    self.bytes = bytes
    nodes = try PropertyListScanner.nodes(of: bytes)
  }

  /// The outermost value.
  var root: Position { 0 }

  // MARK: values

  func text(_ position: Position) -> String? {
    let node = nodes[position]
    switch node.kind {
    case .text: return String(decoding: bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
    case .escapedText: return Self.unescaped(bytes[Int(node.start)..<Int(node.end)])
    default: return nil
    }
  }

  func isText(_ position: Position, _ text: StaticString) -> Bool {
    let node = nodes[position]
    guard node.kind == .text, Int(node.end - node.start) == text.utf8CodeUnitCount else { return false }
    // A text of that size, which is not empty, lies in the bytes.
    return bytes.withUnsafeBytes { memcmp($0.baseAddress! + Int(node.start), text.utf8Start, text.utf8CodeUnitCount) == 0 }
  }

  /// The positions of an array's elements; empty for any other value.
  func elements(of position: Position) -> [Position] { nodes[position].kind == .array ? children(of: position) : [] }

  /// The value of a key in a dictionary; nil for any other value.
  func value(_ key: StaticString, of position: Position) -> Position? {
    guard nodes[position].kind == .dictionary else { return nil }
    let end = Int(nodes[position].subtreeEnd)
    var next = position + 1
    while next < end {
      let value = Int(nodes[next].subtreeEnd)
      if isText(next, key) { return value }
      next = Int(nodes[value].subtreeEnd)
    }
    return nil
  }

  /// The keys and values of a dictionary; empty for any other value.
  func entries(of position: Position) -> [(key: Position, value: Position)] {
    guard nodes[position].kind == .dictionary else { return [] }
    let all = children(of: position)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  private func children(of position: Position) -> [Position] {
    let end = Int(nodes[position].subtreeEnd)
    var found: [Position] = []
    var next = position + 1
    while next < end {
      found.append(next)
      next = Int(nodes[next].subtreeEnd)
    }
    return found
  }

  /// A text with its escapes replaced: `\n`, `\t`, `\"`, `\U` with four digits, and any other byte as itself.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var (plain, rest) = ([UInt8](), bytes)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        plain.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): plain.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): plain.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "U"):
        let digits = String(decoding: rest.prefix(4), as: UTF8.self)
        rest = rest.dropFirst(4)
        plain += String(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}").utf8
      default: plain.append(escaped)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
