import ViperFacts

/// Text that stays text in a page.
enum PageText {
  /// For an element's content or an attribute in quotes.
  static func html(_ text: String) -> String {
    text.visible.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// What the eye must not see is shown as an escape before the page gets it.
  static func json(_ text: String) -> String { JSONText.string(text.visible) }
}
