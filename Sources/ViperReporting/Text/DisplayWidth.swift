extension StringProtocol {
  /// The number of terminal columns of a line.
  var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// The number of terminal columns that the scalar adds to its line.
  ///
  /// Counted by scalar, so that a caret can point at part of a grapheme. U+FE0F, which turns a text symbol into an emoji, adds
  /// the emoji's second column; a flag is two indicators of one column each.
  var displayWidth: Int {
    if value < 0x300 { return 1 }
    if self == "\u{FE0F}" { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
    if properties.isEmojiModifier { return 0 }
    return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
  }

  /// East Asian Width `W` and `F`, by blocks: the standard library does not have the property.
  private var isEastAsianWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18D08, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
