/// Code with probes: each call of an object is noted, and nothing is kept or let go of by that.
///
/// The code itself has no trace of them, so that the linter reads what a user would have written, and edits of it are run as they are.
struct ProbedText {
  let text: String

  init(_ text: String) {
    var owner = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line = String(line)
      if let type = line.firstMatch(of: /^(?:final )?(?:class|extension|struct|enum) (\w+)[^{]*{/) { owner = String(type.1) }
      return Self.probed(Self.careful(line), in: owner)
    }
    self.text = "import Probes; " + lines.joined(separator: "\n")
  }

  /// What would end the program where the object is gone is nil instead.
  private static func careful(_ line: String) -> String {
    line.replacing(/unowned let (\w+): (.*)$/) { "weak var \($0.1): (\($0.2))!" }
  }

  /// A call that is a line of its own: the receiver is noted, and the call is left out where there is none.
  private static func probed(_ line: String, in owner: String) -> String {
    line.replacing(/^(\s*)([a-z_]\w*(?:\??\.[a-z_]\w*)*?)[?!]?\.([a-z]\w*)(\(| {)/) { call in
      call.2 == "super"
        ? String(call.0)
        : "\(call.1)met(\(call.2), \"\(owner).\(call.2).\(call.3)\")?.\(call.3)\(call.4)"
    }
  }
}
