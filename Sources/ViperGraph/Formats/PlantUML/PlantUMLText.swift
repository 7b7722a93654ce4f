import ViperFacts
import ViperText

/// Text escaped for a PlantUML diagram: characters that could be preprocessor or markup syntax are written as `<U+0025>`.
enum PlantUMLText {
  /// A quoted label of several lines, the first one bold.
  static func label(_ lines: [String]) -> String {
    let texts = lines.map { $0.isEmpty ? "<U+00A0>" : line($0) }
    return "\"" + (["<b>\(texts[0])</b>"] + texts.dropFirst().map { "<size:10>\($0)</size>" }).joined(separator: "\\n") + "\""
  }

  /// Text up to the end of a line, with punctuation escaped unless it is a single sign between letters, because PlantUML markup
  /// mostly consists of doubled signs.
  static func line(_ text: String) -> String {
    let scalars = Array(text.visible.unicodeScalars)
    let texts = scalars.indices.map { index in
      let isInside = index > 0 && index + 1 < scalars.count && isWord(scalars[index - 1]) && isWord(scalars[index + 1])
      let isSpace = scalars[index] == " " && index > 0 && scalars[index - 1] != " "
      return isWord(scalars[index]) || isSpace || isInside && "-_./:".unicodeScalars.contains(scalars[index])
        ? String(scalars[index]) : code(scalars[index])
    }
    return texts.isEmpty ? code("\u{A0}") : texts.joined()
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar.value > 0x2FF
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }
}
