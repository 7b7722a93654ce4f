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
      let (remains, them) = update.left == 1 ? ("remains", "it") : ("remain", "them")
      lines.append(
        "\(Self.findings(update.left)) not in the baseline and \(remains) new; 'viper-lint baseline write --add' accepts \(them)")
    }
    lines += update.forbidden.map { "\(Self.findings($0.count)) not accepted because of the policy of '\($0.rule.visible)'" }
    lines += update.surplus.map { "\(Self.findings($0.count)) above the budget of '\($0.rule.visible)' and not accepted" }
    text = lines.map { $0.printableLine + "\n" }.joined()
  }

  private static func findings(_ count: Int) -> String { count == 1 ? "1 finding is" : "\(count) findings are" }
}
