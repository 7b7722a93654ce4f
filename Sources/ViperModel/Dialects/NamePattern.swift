/// A naming pattern, a type's name with `{Module}` for the module's name: `{Module}Presenter`. Without `{Module}` it is an exact
/// name.
package struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  let prefix: String
  let suffix: String
  package let hasStem: Bool

  /// Nil where `{Module}` occurs more than once or the rest is no part of a Swift name.
  package init?(_ text: String) {
    let brace = text.firstIndex(of: "{")
    prefix = String(text[..<(brace ?? text.endIndex)])
    hasStem = brace != nil
    let rest = text[(brace ?? text.endIndex)...]
    guard !text.isEmpty, !hasStem || rest.hasPrefix(Self.stem) else { return nil }
    suffix = hasStem ? String(rest.dropFirst(Self.stem.count)) : ""
    guard (prefix + suffix).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    self.text = text
  }

  private static let stem = "{Module}"

  /// The module's name in a type's name: nil where it does not match; empty for an exact name.
  package func stem(of name: String) -> String? {
    guard hasStem else { return name == prefix ? "" : nil }
    // Compared by bytes, since every type is compared with every pattern.
    let bytes = name.utf8
    guard bytes.count > prefix.utf8.count + suffix.utf8.count else { return nil }
    let end = bytes.index(bytes.startIndex, offsetBy: bytes.count - suffix.utf8.count)
    guard bytes[end...].elementsEqual(suffix.utf8), bytes.starts(with: prefix.utf8) else { return nil }
    return stem(ofFitting: name)
  }

  /// The module's name in a name that matches.
  func stem(ofFitting name: String) -> String {
    guard hasStem else { return "" }
    let bytes = name.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: prefix.utf8.count)
    return String(name[start..<bytes.index(bytes.startIndex, offsetBy: bytes.count - suffix.utf8.count)])
  }

  /// The last byte of all matching names; nil where the module's name comes last.
  var lastByte: UInt8? { hasStem ? suffix.utf8.last : prefix.utf8.last }

  /// The name of a module's type by this pattern.
  package func name(forModule module: String) -> String { hasStem ? prefix + module + suffix : prefix }

  /// The number of bytes that the pattern fixes: the most specific match wins.
  package var specificity: Int { prefix.utf8.count + suffix.utf8.count + (hasStem ? 0 : 1000) }

  package var description: String { text }
}

/// A naming pattern of a dialect's own file, with its place, so that one that matches nothing can be reported.
package struct DeclaredPattern: Sendable, Equatable {
  package var pattern: NamePattern
  /// The key path in the file: `roles.view.names[0]`.
  package var keyPath: String
  package var file: String
  /// 1-based.
  package var line: Int

  package init(pattern: NamePattern, keyPath: String, file: String, line: Int) {
    self.pattern = pattern
    self.keyPath = keyPath
    self.file = file
    self.line = line
  }
}
