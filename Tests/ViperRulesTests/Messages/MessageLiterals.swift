/// The texts between the quotes of Swift code, without what is interpolated, and without a rule's documentation and examples.
struct MessageLiterals {
  private(set) var texts: [String] = []
  private var rest: Substring = ""

  init(_ code: String) {
    var isDocumentation = false
    for line in code.split(separator: "\n") {
      if line.contains("static let documentation") { isDocumentation = true }
      if !isDocumentation, !line.contains("final class "), !line.drop(while: { $0 == " " }).hasPrefix("//") {
        rest = line
        readCode(isInterpolation: false)
      }
      if line.hasPrefix("    "), line.dropFirst(4).first != " ", line.hasSuffix("])") { isDocumentation = false }
    }
  }

  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while let character = rest.popFirst() {
      switch character {
      case "\"": readText()
      case "(": depth += 1
      case ")" where isInterpolation && depth == 0: return
      case ")": depth -= 1
      default: break
      }
    }
  }

  private mutating func readText() {
    var text = ""
    while let character = rest.popFirst(), character != "\"" {
      if character != "\\" {
        text.append(character)
      } else if rest.popFirst() == "(" {
        texts.append(text)
        text = ""
        readCode(isInterpolation: true)
      }
    }
    texts.append(text)
  }

  /// Those that are more than a word.
  var phrases: [String] { texts.filter { $0.contains(" ") && $0.count(where: \.isLetter) > 5 } }
}
