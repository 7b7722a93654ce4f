extension String {
  /// The text with every control or invisible scalar written as an escape such as `\u{1B}`.
  ///
  /// Names, paths and source lines come from users and pull requests: unescaped, they could hide a finding by colour, move the
  /// cursor or reorder a line. Backslashes are not doubled, so that ordinary code is unchanged.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, bidirectional or other format character, a line separator, a filler, or unassigned.
  ///
  /// The zero-width joiner and the two emoji selectors are not hidden: emoji need them, and they have no effect elsewhere.
  package var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    case .format where value != 0x200D: return true
    default: return properties.isDefaultIgnorableCodePoint && ![0x200D, 0xFE0E, 0xFE0F].contains(value)
    }
  }

  package var visible: String {
    guard isHidden else { return String(self) }
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
