import ArgumentParser
import ViperGraph

/// The option that draws a rule of the team's own.
struct ConstraintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw what this constraint of the configuration selects, what it allows, and what breaks it.", valueName: "NAME"))
  var constraint: String?

  /// - Throws: for an option that has no effect on the picture of a constraint.
  func check(against view: ViewOptions, _ level: GraphView.Level?, hasMetrics: Bool) throws {
    guard let constraint else { return }
    if constraint.isEmpty { throw ValidationError("'--constraint' is empty; name a constraint of the configuration") }
    let refused = [
      ("--matrix", view.matrix), ("--references", view.references != nil), ("--cycles", view.cycles), ("--metrics", hasMetrics),
    ]
    for (option, isGiven) in refused where isGiven {
      throw ValidationError("'--constraint' draws what one constraint is about, whatever '\(option)' says; drop one of them")
    }
    if view.collapse.isNamed, level != .module {
      throw ValidationError("'--constraint' draws types, which '--collapse' has no boxes for; drop it, or add '--level module'")
    }
  }
}
