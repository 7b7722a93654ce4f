/// Code of an app as it runs where there is no Objective-C and no storyboard: outlets are made, and nothing calls actions by name.
struct UnattendedText {
  let text: String

  init(_ text: String) {
    self.text =
      text
      .replacing(/@main\s/, with: "")
      .replacing(/@IBOutlet\s+((?:private\s+|fileprivate\s+)?)(?:weak\s+)?var (\w+): (\w+)!/) {
        "\($0.1)var \($0.2): \($0.3)! = \($0.3)()"
      }
      .replacing(/@objc(?:\(\w+\))?\s|@IBAction\s/, with: "")
      .replacing(/#selector\((?:[^()]|\([^()]*\))*\)/, with: "Selector(\"\")")
      .replacing(/unowned (?:let|var) (\w+): (\w+)(\??)/) { "weak var \($0.1): \($0.2)\($0.3.isEmpty ? "!" : "?")" }
  }
}
