import Rainbow

/// ANSI styling of text, or none.
///
/// Rainbow's string properties consult a global switch and the environment, so only its codes are used.
struct TerminalStyle {
  let isOn: Bool

  func callAsFunction(_ text: String, _ modes: any ModeCode...) -> String {
    guard isOn, !text.isEmpty else { return text }
    let codes = modes.flatMap(\.value).map(String.init).joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
