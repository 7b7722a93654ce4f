import Foundation

/// A block of a page that shows a terminal: commands, each behind a dollar sign, and below each what it prints.
struct Transcript {
  struct Step {
    var command: String
    var output: String
  }

  var steps: [Step]

  /// Nil if the block begins with no command: then it is none to be run here.
  init?(_ block: DocumentationPage.Block) {
    guard block.language == "console", block.text.hasPrefix(Self.prompt) else { return nil }
    steps = ("\n" + block.text).components(separatedBy: "\n" + Self.prompt).dropFirst().map { step in
      let lines = step.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let output = lines.count > 1 ? lines[1].trimmingCharacters(in: .newlines) : ""
      return Step(command: String(lines[0]), output: output)
    }
  }

  /// As it stands in a page; the last line ends, too.
  var text: String {
    steps.map { "\(Self.prompt)\($0.command)\n" + ($0.output.isEmpty ? "" : $0.output + "\n") }.joined()
  }

  private static let prompt = "$ "
}
