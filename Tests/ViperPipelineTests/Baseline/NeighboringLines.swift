import Foundation

/// Lines next to each other whose order says nothing.
enum NeighboringLines {
  private enum Kind {
    case property, requirement, assignment, other
  }

  /// A text with each run of such lines in another order.
  static func shuffled(_ text: String, using random: inout SystemRandomNumberGenerator) -> String {
    var (lines, run): ([Substring], [Substring]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = run.last, !belong(line, to: last) || assigned(in: line).map({ run.compactMap(assigned).contains($0) }) == true
      {
        lines += run.shuffled(using: &random)
        run = []
      }
      run.append(line)
    }
    return (lines + run.shuffled(using: &random)).joined(separator: "\n")
  }

  private static func belong(_ line: Substring, to other: Substring) -> Bool {
    kind(line) != .other && kind(line) == kind(other) && indentation(line) == indentation(other)
  }

  private static func indentation(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }

  private static func kind(_ line: Substring) -> Kind {
    if line.wholeMatch(of: /\s+(?:@IBOutlet |private |weak |unowned |public )*(?:var|let) \w+: [\w\[\]<>?!. ]+/) != nil {
      return .property
    }
    if line.wholeMatch(of: /\s+func \w+\([^{]*/) != nil { return .requirement }
    return assigned(in: line) == nil ? .other : .assignment
  }

  /// The target of an assignment of a name, or of a closure on the same line.
  private static func assigned(in line: Substring) -> Substring? {
    line.wholeMatch(of: /\s+([\w.?!]+) = (?:\w+|\{[^{}]*\})(?: \/\/.*)?/)?.1
  }
}
