internal import ViperFacts
internal import ViperRules
internal import ViperText

/// The summary printed after a baseline is written.
struct BaselineUpdateText {
  let text: String

  init(_ update: BaselineUpdate, file: String) {
    let entries = update.entries.count == 1 ? "1 entry" : "\(update.entries.count) entries"
    var lines = ["wrote \(file.visible): \(entries) (\(update.added) added, \(update.removed) removed)"]
    if update.left > 0 {
      let (stays, them) = update.left == 1 ? ("stays", "it") : ("stay", "them")
      lines.append("\(Self.findings(update.left)) not in it and \(stays) new; 'viper-lint baseline write --add' accepts \(them)")
    }
    lines += update.forbidden.map { "\(Self.findings($0.count)) left out by the policy of '\($0.rule.visible)'" }
    lines += update.surplus.map { "\(Self.findings($0.count)) above the budget of '\($0.rule.visible)' and left out" }
    text = lines.map { $0.printableLine + "\n" }.joined()
  }

  private static func findings(_ count: Int) -> String { count == 1 ? "1 finding is" : "\(count) findings are" }
}
