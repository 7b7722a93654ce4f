/// A pattern in which `*` matches any text and, optionally, `?` one scalar.
package struct Wildcard: Hashable, Sendable {
  package let text: String
  /// The text before the first wildcard and after the last; without wildcards, the prefix is the whole pattern.
  private let prefix: String
  private let suffix: String
  /// The scalars from the first wildcard to the last.
  private let middle: [Unicode.Scalar]
  private let hasQuestionMark: Bool
  /// The prefix and the suffix as bytes; nil where Unicode has several spellings of them.
  private let ascii: ASCIIEnds?

  private struct ASCIIEnds: Hashable, Sendable {
    var prefix: [UInt8]
    var suffix: [UInt8]

    init?(_ prefix: String, _ suffix: String) {
      (self.prefix, self.suffix) = (Array(prefix.utf8), Array(suffix.utf8))
      guard self.prefix.allSatisfy({ $0 < 0x80 }), self.suffix.allSatisfy({ $0 < 0x80 }) else { return nil }
    }
  }

  package init(_ text: String, questionMark: Bool = false) {
    func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "*" || questionMark && scalar == "?" }
    let scalars = text.unicodeScalars
    self.text = text
    hasQuestionMark = questionMark
    guard let first = scalars.firstIndex(where: isSign), let last = scalars.lastIndex(where: isSign) else {
      (prefix, suffix, middle, ascii) = (text, "", [], ASCIIEnds(text, ""))
      return
    }
    prefix = String(scalars[..<first])
    suffix = String(scalars[scalars.index(after: last)...])
    middle = Array(scalars[first...last])
    ascii = ASCIIEnds(prefix, suffix)
  }

  /// Patterns with a single `*`, which nearly all are, are decided by prefix and suffix alone.
  package func matches(_ name: String) -> Bool {
    if middle.isEmpty { return name == prefix }
    guard name.utf8.count >= prefix.utf8.count + suffix.utf8.count, name.hasPrefix(prefix), name.hasSuffix(suffix) else {
      return false
    }
    if middle == ["*"] { return true }
    let rest = name.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count)
    return Self.matches(
      Array(Substring(rest).unicodeScalars), middle, isAny: { $0 == "*" }, one: { $0 == $1 || hasQuestionMark && $0 == "?" })
  }

  /// The byte that all matching names begin with, and the one that they end with; nil where it may be any.
  package var firstByte: UInt8? { ascii?.prefix.first }
  package var lastByte: UInt8? { middle.isEmpty ? nil : ascii?.suffix.last }

  /// Whether it matches a name in UTF-8, for asking many names at once.
  package func matches(utf8 name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let ascii else { return matches(String(decoding: name, as: UTF8.self)) }
    guard name.count >= ascii.prefix.count + ascii.suffix.count else { return false }
    guard name.starts(with: ascii.prefix) else { return false }
    if middle.isEmpty { return name.count == ascii.prefix.count }
    guard name.suffix(ascii.suffix.count).elementsEqual(ascii.suffix) else { return false }
    return middle == ["*"] || matches(String(decoding: name, as: UTF8.self))
  }

  /// Whether it matches a qualified name, or the last part of it: `Row` for `Login.Row`.
  package func fits(qualifiedName name: String) -> Bool {
    matches(name) || name.split(separator: ".").last.map { matches(String($0)) } == true
  }

  /// Whether a sequence of items matches a sequence of signs, some of which match any number of items.
  ///
  /// Greedy, with backtracking to the last such sign only, so the time is bounded by the product of both lengths.
  static func matches<Item, Sign>(
    _ items: [Item], _ signs: [Sign], isAny: (Sign) -> Bool, one: (Sign, Item) -> Bool
  ) -> Bool {
    var (item, sign) = (0, 0)
    var retry: (item: Int, sign: Int)?
    while item < items.count {
      if sign < signs.count, isAny(signs[sign]) {
        retry = (item, sign + 1)
        sign += 1
      } else if sign < signs.count, one(signs[sign], items[item]) {
        (item, sign) = (item + 1, sign + 1)
      } else if let last = retry {
        retry = (last.item + 1, last.sign)
        (item, sign) = (last.item + 1, last.sign)
      } else {
        return false
      }
    }
    return signs[sign...].allSatisfy(isAny)
  }
}
