import ViperFacts
import ViperText

/// Text inside XML, in elements and in quoted attributes; what cannot be seen is written as `\u{202E}`.
enum XMLText {
  private static let entities: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]

  static func escaped(_ text: String) -> String { text.visible.escaping(entities) }
}
