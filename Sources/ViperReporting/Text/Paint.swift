import Rainbow

/// Colours a text, or leaves it alone.
///
/// Rainbow's string properties ask its own global switch and the environment; only its codes are used here.
struct Paint {
  let isOn: Bool

  func callAsFunction(_ text: String, _ modes: any ModeCode...) -> String {
    guard isOn, !text.isEmpty else { return text }
    let codes = modes.flatMap(\.value).map(String.init).joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
