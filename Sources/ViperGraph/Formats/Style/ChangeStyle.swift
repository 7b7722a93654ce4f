/// How a change looks, beside the words that say it: what came is green, what went is purple and broken.
enum ChangeStyle {
  static let added = Shade("#00664A", dark: "#4CC9A0")
  static let removed = Shade("#7A3B8F", dark: "#D7A6E8")

  static let shades = [added, removed]

  /// What is held more strongly is a warning: it may close a cycle.
  static func color(of change: GraphView.ChangeState) -> Shade {
    switch change {
    case .added, .softened: added
    case .removed: removed
    case .hardened: .warning
    }
  }
}
