/// ANSI styling of text, or none.
struct TerminalStyle {
  /// A parameter of the control sequence that selects how text looks ("Select Graphic Rendition").
  enum Mode: Int {
    case bold = 1
    case dim = 2
    case red = 31
    case yellow = 33
    case cyan = 36
  }

  let isOn: Bool

  func callAsFunction(_ text: String, _ modes: Mode...) -> String {
    guard isOn, !text.isEmpty else { return text }
    let codes = modes.map { String($0.rawValue) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
