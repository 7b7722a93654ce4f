extension String {
  /// The text with every scalar that a terminal obeys, or a reader cannot see, written as `\u{1B}`.
  ///
  /// Names, paths and source lines are the user's, or whoever sent the pull request: printed as they are, they could colour
  /// a finding away, move the cursor or reorder a line. Backslashes stay single, so that ordinary code looks as it is.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    return unicodeScalars.reduce(into: "") { $0 += $1.visible }
  }
}

extension Unicode.Scalar {
  /// Controls, bidirectional and other format characters, line separators, fillers, and what Unicode has not assigned.
  ///
  /// The zero-width joiner and the two selectors of emoji are let through: emoji need them, and they do nothing elsewhere.
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
