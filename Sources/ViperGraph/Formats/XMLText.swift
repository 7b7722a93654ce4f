import ViperFacts

/// Text inside XML, in elements and in quoted attributes; what cannot be seen is written as `\u{202E}`.
enum XMLText {
  static func escaped(_ text: String) -> String {
    text.visible.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
